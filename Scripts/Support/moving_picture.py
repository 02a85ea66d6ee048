"""Writes a moving picture as an animated WebP file.

Pillow's own animations compare each frame with the frame before it and keep pixels that are nearly the
same. In slow fades, the small differences add up to visible blocks. Here, a frame replaces the rectangle
around all changed pixels, and the rest of the picture stays exactly as it is.
"""

import io
import struct

from PIL import ImageChops

ALPHA, ANIMATION = 0x10, 0x02  # Flags of the file.
REPLACE = 0x02  # A frame's flag: its pixels replace the pixels below instead of blending with them.
PIXELS = {b"ALPH", b"VP8 ", b"VP8L"}


def encode(frames, durations, quality):
    """Returns the bytes of a file that repeats endlessly.

    The frames have one size and an alpha channel. The durations are in milliseconds. Equal frames in a
    row become one.
    """
    parts = []  # Pairs: the encoded part of a frame that changes, and milliseconds.
    shown = None
    for frame, duration in zip(frames, durations):
        box = changed_box(frame, shown)
        if box:
            parts.append([encode_part(frame, box, quality), duration])
        else:
            parts[-1][1] += duration
        shown = frame
    width, height = shown.size
    chunks = [
        chunk(b"VP8X", bytes([ALPHA | ANIMATION, 0, 0, 0]) + int24(width - 1) + int24(height - 1)),
        chunk(b"ANIM", struct.pack("<IH", 0, 0)),
    ]
    chunks += [
        chunk(b"ANMF", place + int24(duration) + bytes([REPLACE]) + pixels)
        for (place, pixels), duration in parts]
    content = b"WEBP" + b"".join(chunks)
    return b"RIFF" + struct.pack("<I", len(content)) + content


def changed_box(frame, shown):
    """Returns the rectangle around the pixels that differ, or None. It begins at even coordinates."""
    if shown is None:
        return (0, 0, *frame.size)
    box = ImageChops.difference(frame, shown).getbbox(alpha_only=False)
    return box and (box[0] // 2 * 2, box[1] // 2 * 2, *box[2:])


def encode_part(frame, box, quality):
    """Returns the place of a part in the format of the file, and the chunks of its pixels."""
    part = frame.crop(box)
    if part.getextrema()[3] == (255, 255):
        part = part.convert("RGB")
    buffer = io.BytesIO()
    part.save(buffer, "WEBP", quality=quality, method=6)
    place = int24(box[0] // 2) + int24(box[1] // 2) + int24(part.width - 1) + int24(part.height - 1)
    return place, b"".join(chunk(*found) for found in chunks_of(buffer.getvalue())
                           if found[0] in PIXELS)


def chunks_of(data):
    """Yields the name and the content of each chunk of a file."""
    at = 12
    while at < len(data):
        name, length = data[at:at + 4], struct.unpack_from("<I", data, at + 4)[0]
        yield name, data[at + 8:at + 8 + length]
        at += 8 + length + length % 2


def chunk(name, content):
    return name + struct.pack("<I", len(content)) + content + bytes(len(content) % 2)


def int24(number):
    return number.to_bytes(3, "little")
