"""Frames that are read without the protocol's parser: only what is beyond doubt."""

import pytest
from websockets.frames import Frame, Opcode

from chabudai.server.socket.frames import are_whole, only_text

MESSAGES = [b"", b"x", b"x" * 125, b"x" * 126, b"{}" * 500, b"x" * 16384]


def frame(message: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, message, fin).serialize(mask=mask)


@pytest.mark.parametrize("message", MESSAGES, ids=len)
def test_one_whole_text_frame_is_its_message(message: bytes) -> None:
    assert only_text(frame(message)) == message


@pytest.mark.parametrize(
    "data",
    [
        frame(b"hello")[:-1],
        frame(b"hello") + b"\x81",
        frame(b"a") + frame(b"b"),
        frame(b"hello", fin=False),
        frame(b"hello", mask=False),
        frame(b"hello", Opcode.BINARY),
        frame(b"hello", Opcode.PING),
        frame(b"", Opcode.CLOSE),
        frame(b"x" * 16385),
        frame(b"x" * 70000),
        b"\xc1" + frame(b"hello")[1:],  # a reserved bit
        b"\x81\xff" + b"x" * 131,  # a length of eight bytes, which would be 127 letters if it were taken for the length
        b"\x81",
        b"",
    ],
    ids=range(14),
)
def test_anything_else_is_left_to_the_parser(data: bytes) -> None:
    assert only_text(data) is None


def test_bytes_that_end_within_a_frame_are_not_whole() -> None:
    frames = frame(b"a") + frame(b"b" * 200, Opcode.BINARY) + frame(b"c" * 70000, mask=False) + frame(b"", Opcode.PING)
    ends = {0, 7, 7 + 208, 7 + 208 + 70010, len(frames)}
    for end in [*range(300), *range(70200, len(frames) + 1)]:
        assert are_whole(frames[:end]) == (end in ends), end
