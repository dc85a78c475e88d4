"""Makes the font files of the site out of the published ones.

    pip install 'fonttools[woff]==4.66.*'
    python3 tools/fonts/subset.py

To be run after a font package or src/theme/fonts/glyphs.json has changed; the results are committed, so that no build
depends on it. A family becomes two files: the glyphs that nearly every page needs, and the others, which a browser loads
for pages that use them. Page, picture and both fonts share a line: on a slow one each font's share of a round trip is
10 KB with its response's headers, and the first files stay below it.
"""

from dataclasses import dataclass
from pathlib import Path
import json

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.varLib.iup import iup_delta, iup_delta_optimize

ROOT = Path(__file__).resolve().parents[2]
PUBLISHED = ROOT / "node_modules/@fontsource-variable"
FONTS = ROOT / "src/theme/fonts"

# Points whose variation a neighbour's tells within this part of an em need none of their own.
TOLERANCE = 0.004

# Read by programs in which one chooses fonts, and by old rasterizers; HVAR says once more what gvar says of widths.
FOR_NO_BROWSER = ["STAT", "MVAR", "gasp", "HVAR"]


@dataclass(frozen=True)
class Family:
    published: str
    axes: dict
    # Kerning of this weight serves all: from lightest to heaviest most pairs differ by less than 1 % of an em.
    kerned_at: dict
    # A step is 0.15 px in the largest title, and 0.05 px in text.
    units_per_em: int


FAMILIES = {
    # Headings and quotations only: one cut for 20 px and more instead of the whole optical axis.
    "piazzolla": Family(
        published="piazzolla/files/piazzolla-latin-opsz-normal.woff2",
        axes={"wght": (440, 700), "opsz": 26},
        kerned_at={"wght": 540, "opsz": 26},
        units_per_em=400,
    ),
    "commissioner": Family(
        published="commissioner/files/commissioner-latin-wght-normal.woff2",
        axes={"wght": (400, 700)},
        kerned_at={"wght": 400},
        units_per_em=320,
    ),
}


def read_glyphs():
    """Code points of each part, by its name."""
    ranges = json.loads((FONTS / "glyphs.json").read_text(encoding="utf-8"))
    return {part: parse_unicodes(text.replace("U+", "")) for part, text in ranges.items()}


def keep_glyphs(font, glyphs):
    options = Options(layout_features=["kern"], hinting=False, name_IDs=[], notdef_outline=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=glyphs)
    subsetter.subset(font)


def straighten(font):
    """Leaves out a weight drawn between two others: it lies within a hundredth of an em of the way between them."""
    for variations in font["gvar"].variations.values():
        variations[:] = [variation for variation in variations if variation.axes["wght"][1] == 1]
        for variation in variations:
            variation.axes["wght"] = (0, 1, 1)


def thin_variations(font):
    """Leaves out what a rasterizer interpolates between a contour's other points (OpenType: gvar, inferred deltas)."""
    glyphs, variations = font["glyf"], font["gvar"].variations
    tolerance = TOLERANCE * font["head"].unitsPerEm
    for name, tuples in variations.items():
        points, control = glyphs._getCoordinatesAndControls(name, font["hmtx"].metrics)
        if control.numberOfContours < 1:
            continue
        points, ends = list(points), list(control.endPts)
        for variation in tuples:
            if None in variation.coordinates:
                variation.coordinates = iup_delta(variation.coordinates, points, ends)
                variation.roundDeltas()
            thin = iup_delta_optimize([tuple(delta) for delta in variation.coordinates], points, ends, tolerance)
            # A variation without any point would be dropped, and the others would change their places.
            variation.coordinates = thin if any(thin) else [(0, 0), *thin[1:]]


def cut(family, axes, glyphs):
    font = instantiateVariableFont(TTFont(PUBLISHED / family.published, recalcTimestamp=False), axes)
    keep_glyphs(font, glyphs)
    return font


def make(family, glyphs, target):
    font = cut(family, family.axes, glyphs)
    kerned = cut(family, family.kerned_at, glyphs)
    for tag in ["GPOS", "GDEF"]:
        font[tag] = kerned[tag]
    scale_upem(font, family.units_per_em)
    straighten(font)
    thin_variations(font)
    font["fvar"].instances = []
    for tag in FOR_NO_BROWSER:
        if tag in font:
            del font[tag]
    font.flavor = "woff2"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes")


def main():
    glyphs = read_glyphs()
    for name, family in FAMILIES.items():
        make(family, glyphs["first"], FONTS / f"{name}.woff2")
        make(family, glyphs["others"], FONTS / f"{name}-others.woff2")


if __name__ == "__main__":
    main()
