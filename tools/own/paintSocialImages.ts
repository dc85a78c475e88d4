import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { socialImage } from '../../src/facts/limits';
import { type Language, type Localized, languages } from '../../src/facts/locales';
import { translations } from '../../src/generator/content/locales/translations';
import { socialImagePath } from '../../src/routes/files';
import { color, fontWeight } from '../../src/theme';
import { browserFlags } from '../browser/findBrowser';
import { installBrowser } from '../browser/installBrowser';

/** CSS pixels: the largest size at which the tagline breaks well. */
const sizes: Localized<number> = { en: 76, es: 66 };

const embed = async (file: string, type: string): Promise<string> =>
  `data:${type};base64,${(await readFile(file)).toString('base64')}`;

const fontFile = (family: string, axis: string): Promise<string> =>
  embed(`node_modules/@fontsource-variable/${family}/files/${family}-latin-${axis}-normal.woff2`, 'font/woff2');

async function pageOf(language: Language): Promise<string> {
  const t = translations[language];
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>
@font-face{font-family:Heading;src:url(${await fontFile('piazzolla', 'opsz')});font-weight:100 900}
@font-face{font-family:Text;src:url(${await fontFile('commissioner', 'wght')});font-weight:100 900}
*{margin:0}
body{width:${socialImage.width}px;height:${socialImage.height}px;overflow:hidden;position:relative;background:linear-gradient(${color.paper} 42%,${color.heroMiddle} 76%)}
.hero{position:absolute;left:-104px;top:149px;width:1371px}
.logo{position:absolute;left:64px;top:54px;width:auto;height:50px}
.words{position:absolute;left:64px;top:141px}
h1{max-width:700px;text-wrap:balance;font:${fontWeight.heading} ${sizes[language]}px/1.03 Heading;letter-spacing:-.022em;word-spacing:.06em;color:${color.ink}}
p{margin-top:14px;font:${fontWeight.text} 25px/1.4 Text;color:${color.ink2}}
</style>
<img class="hero" alt="" src="${await embed('src/images/hero-panorama.svg', 'image/svg+xml')}">
<img class="logo" alt="" src="${await embed('src/components/site/brand/logo.svg', 'image/svg+xml')}">
<div class="words"><h1>${t('common:tagline')}</h1><p>${t('meta:socialImage.first')}<br>${t('meta:socialImage.second')}</p></div></html>`;
}

/**
 * Paints static/social-*.png, the pictures that social networks show. A browser paints them, because
 * it alone sets the type as the site does.
 */
export async function paintSocialImages(): Promise<void> {
  const browser = await chromium.launch({ executablePath: await installBrowser(), args: [...browserFlags] });
  try {
    const page = await browser.newPage({ viewport: socialImage });
    for (const language of languages) {
      await page.setContent(await pageOf(language), { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      const file = `static${socialImagePath[language]}`;
      await sharp(await page.screenshot())
        .png({ palette: true, quality: 100, effort: 10, dither: 0.6, compressionLevel: 9 })
        .toFile(file);
    }
  } finally {
    await browser.close();
  }
}
