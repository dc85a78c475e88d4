"""Makes the font files of the site out of the published ones.

    pip install 'fonttools[woff]==4.66.*'
    python3 tools/fonts/subset.py

To be run after a font package or src/theme/fonts/signs.json has changed; the results are committed, so that no build
depends on it. A family becomes two files: the signs that nearly every page needs, small enough for the first flight of a
connection together with its response's headers (14.6 KB), and the others, which a browser loads for pages that use them.
"""

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

# Half of what is usual for TrueType: a step is 0.2 px in the largest title and 0.03 px in text.
UNITS_PER_EM = 500
# Points whose variation a neighbour's tells within this many units need none of their own.
TOLERANCE = 2.0

# Read by programs in which one chooses fonts, and by old rasterizers; no browser asks for them.
FOR_NO_BROWSER = ["STAT", "MVAR", "gasp"]

FAMILIES = {
    # Headings and quotations only: one cut for 20 px and more instead of the whole optical axis.
    "piazzolla": ("piazzolla/files/piazzolla-latin-opsz-normal.woff2", {"wght": (440, 700), "opsz": 26}),
    "commissioner": ("commissioner/files/commissioner-latin-wght-normal.woff2", {"wght": (400, 700)}),
}


def read_signs():
    """Code points of each part, by its name."""
    ranges = json.loads((FONTS / "signs.json").read_text(encoding="utf-8"))
    return {part: parse_unicodes(text.replace("U+", "")) for part, text in ranges.items()}


def keep_signs(font, signs):
    options = Options(layout_features=["kern", "liga"], hinting=False, name_IDs=[], notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=signs)
    subsetter.subset(font)


def thin_variations(font):
    """Leaves out what a rasterizer interpolates between a contour's other points (OpenType: gvar, inferred deltas)."""
    glyphs, variations = font["glyf"], font["gvar"].variations
    for name, tuples in variations.items():
        points, control = glyphs._getCoordinatesAndControls(name, font["hmtx"].metrics)
        if control.numberOfContours < 1:
            continue
        points, ends = list(points), list(control.endPts)
        for variation in tuples:
            if None in variation.coordinates:
                variation.coordinates = iup_delta(variation.coordinates, points, ends)
                variation.roundDeltas()
            thin = iup_delta_optimize([tuple(delta) for delta in variation.coordinates], points, ends, TOLERANCE)
            # A variation without any point would be dropped, and the others would change their places.
            variation.coordinates = thin if any(thin) else [(0, 0), *thin[1:]]


def make(source, axes, signs, target):
    font = instantiateVariableFont(TTFont(PUBLISHED / source, recalcTimestamp=False), axes)
    keep_signs(font, signs)
    scale_upem(font, UNITS_PER_EM)
    thin_variations(font)
    for tag in FOR_NO_BROWSER:
        if tag in font:
            del font[tag]
    font.flavor = "woff2"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes")


def main():
    signs = read_signs()
    for family, (source, axes) in FAMILIES.items():
        make(source, axes, signs["first"], FONTS / f"{family}.woff2")
        make(source, axes, signs["others"], FONTS / f"{family}-others.woff2")


if __name__ == "__main__":
    main()
