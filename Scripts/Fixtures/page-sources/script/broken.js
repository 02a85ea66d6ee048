export function show( {
