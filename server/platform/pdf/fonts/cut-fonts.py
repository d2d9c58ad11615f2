"""Cuts the static fonts of the reports out of the variable ones.

    npm pack @fontsource-variable/fraunces@5.3.0 @fontsource-variable/source-sans-3@5.3.0   (unpack each beside the other)
    python3 cut-fonts.py <folder with fraunces/ and source-sans-3/> <folder for the result>     (needs fonttools, brotli)
"""
import os
import sys

from fontTools.merge import Merger
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

LATIN = ["latin", "latin-ext", "vietnamese"]
CUTS = {
    "fraunces-400": ("fraunces", "opsz-normal", LATIN, {"opsz": 72, "wght": 400}, "Fraunces", "Regular"),
    "fraunces-italic-400": ("fraunces", "opsz-italic", LATIN, {"opsz": 72, "wght": 400}, "Fraunces", "Italic"),
    "signet-sans-400": ("source-sans-3", "wght-normal", [*LATIN, "greek", "cyrillic", "cyrillic-ext"], {"wght": 400}, "Signet Sans", "Regular"),
    "signet-sans-600": ("source-sans-3", "wght-normal", [*LATIN, "greek", "cyrillic", "cyrillic-ext"], {"wght": 600}, "Signet Sans", "SemiBold"),
}
FEATURES = ["kern", "liga", "clig", "calt", "ccmp", "locl", "mark", "mkmk"]
MADE = 3786825600  # a fixed time, so that the same sources give the same files


def cut_parts(source, package, cut, scripts, place, out):
    """One static font per script, no character in two of them."""
    seen, parts, copyright_ = set(), [], None
    for script in scripts:
        font = TTFont(f"{source}/{package}/files/{package}-{script}-{cut}.woff2")
        copyright_ = copyright_ or str(font["name"].getDebugName(0))
        font = instantiateVariableFont(font, place)
        characters = [each for each in font.getBestCmap() if each not in seen]
        seen.update(characters)
        options = Options()
        options.layout_features, options.hinting, options.notdef_outline = FEATURES, False, True
        options.drop_tables += ["STAT", "MVAR", "HVAR", "gasp", "BASE"]
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=characters)
        subsetter.subset(font)
        font.flavor = None
        parts.append(f"{out}/{package}-{script}.part")
        font.save(parts[-1])
    return parts, copyright_


def outline(*paths):
    pen = TTGlyphPen(None)
    for start, *rest in paths:
        pen.moveTo(start)
        for point in rest:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph()


def draw_signs(family, style, em):
    """The box for what no face holds; arrows and a tick for Signet Sans. {code: (name, advance, glyph)}, em of 1000."""
    u = em / 1000
    box = [[(70, 0), (70, 620), (630, 620), (630, 0)], [(120, 50), (580, 50), (580, 570), (120, 570)]]
    signs = {0x25A1: ("box", round(700 * u), outline(*[[(round(x * u), round(y * u)) for x, y in path] for path in box]))}
    if family == "Signet Sans":
        w = 33 if style == "Regular" else 48  # half the stem
        d = round(w * 1.4142)
        right = [(60, 300 - w), (60, 300 + w), (620 - d, 300 + w), (450 - d // 2, 470 + w), (450 + d // 2, 470 + w + d // 2),
                 (740, 300), (450 + d // 2, 130 - w - d // 2), (450 - d // 2, 130 - w), (620 - d, 300 - w)]
        tick = [(60, 280), (60 + d, 280 + d), (240, 100 + 2 * d), (540 - d // 2, 500 + d), (590, 500), (240, 20)]
        signs[0x2192] = ("arrowright", 800, outline(right))
        signs[0x2190] = ("arrowleft", 800, outline([(800 - x, y) for x, y in right][::-1]))
        signs[0x2713] = ("check", 640, outline(tick))
    return signs


def add_signs(font, signs):
    order = font.getGlyphOrder() + [name for name, _, _ in signs.values()]
    font.setGlyphOrder(order)
    font["glyf"].glyphOrder = order
    for name, advance, glyph in signs.values():
        font["glyf"].glyphs[name] = glyph
        glyph.recalcBounds(font["glyf"])
        font["hmtx"].metrics[name] = (advance, glyph.xMin)
    for table in font["cmap"].tables:
        table.cmap.update({code: name for code, (name, _, _) in signs.items()})
        table.cmap.setdefault(0x2011, table.cmap[0x2D])


def name_font(font, family, style, copyright_):
    is_plain = style in ("Regular", "Italic")
    script_name = f"{family}-{style}".replace(" ", "")
    names = {
        0: copyright_, 1: family if is_plain else f"{family} {style}", 2: style if is_plain else "Regular",
        3: f"{script_name};static for PDF", 4: f"{family} {style}", 5: "Version 1.0", 6: script_name,
        13: "This Font Software is licensed under the SIL Open Font License, Version 1.1.", 14: "http://scripts.sil.org/OFL",
        16: family, 17: style,
    }
    font["name"].names = []
    for number, text in names.items():
        font["name"].setName(text, number, 3, 1, 0x409)


def main(source, out):
    for file, (package, cut, scripts, place, family, style) in CUTS.items():
        parts, copyright_ = cut_parts(source, package, cut, scripts, place, out)
        font = Merger().merge(parts)
        for part in parts:
            os.remove(part)
        add_signs(font, draw_signs(family, style, font["head"].unitsPerEm))
        name_font(font, family, style, copyright_)
        font["OS/2"].usWeightClass = place["wght"]
        font["post"].formatType = 3.0
        font["head"].created = font["head"].modified = MADE
        font.recalcTimestamp = False
        font.save(f"{out}/{file}.ttf")


main(*sys.argv[1:])
