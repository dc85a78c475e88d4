import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type Page, test } from '@playwright/test';
import { filesBelow } from '../../src/generator/hosting';
import { type Preview, startPreview } from '../../tools/preview/startPreview';
import { publicFolder } from '../../tools/site/siteFolders';
import { bundleStudio } from '../../tools/studio/bundle';
import { nothingFound } from '../../tools/studio/nothingFound';
import { publishStudio } from '../../tools/studio/published';
import { expect, STUDIO_TIMEOUT_MS } from './studioPage';

test.describe.configure({ mode: 'serial', timeout: STUDIO_TIMEOUT_MS });

interface Published {
  readonly folder: string;
  readonly preview: Preview;
}

const publish = async (env: NodeJS.ProcessEnv): Promise<Published> => {
  const folder = await mkdtemp(join(tmpdir(), 'published-'));
  await writeFile(join(folder, '_headers'), '/*\n  X-Frame-Options: DENY\n');
  await publishStudio({ publicFolder: folder, env, check: async () => nothingFound, bundle: bundleStudio });
  return { folder, preview: await startPreview({ folder, port: 0 }) };
};

const settings = {
  GitHub: { STUDIO_REPOSITORY: 'github:owner/name' },
  GitLab: { STUDIO_REPOSITORY: 'gitlab:group/project', STUDIO_GITLAB_APP: 'application' },
} as const;
const hosts = ['GitHub', 'GitLab'] as const;
const published: Partial<Record<(typeof hosts)[number], Published>> = {};
const at = (host: (typeof hosts)[number]): Published => {
  const found = published[host];
  if (!found) throw new Error(`${host} was not published`);
  return found;
};

test.beforeAll(async () => {
  test.setTimeout(STUDIO_TIMEOUT_MS);
  for (const host of hosts) published[host] = await publish(settings[host]);
});

test.afterAll(async () => {
  for (const { folder, preview } of Object.values(published)) {
    await preview.close();
    await rm(folder, { recursive: true, force: true });
  }
});

/** Requests to other origins, and what a page says of its policy or of errors. */
const listen = (page: Page, { preview }: Published): readonly string[] => {
  const strange: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(preview.url) && !/^(?:blob|data):/.test(request.url())) strange.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content.Security.Policy/i.test(message.text())) strange.push(message.text());
  });
  page.on('pageerror', (error) => strange.push(error.message));
  return strange;
};

for (const host of hosts)
  test(`${host}: asks to sign in, and no other server before that`, async ({ page }) => {
    const strange = listen(page, at(host));
    await page.goto(`${at(host).preview.url}/admin/`);
    await expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'GitLab' })).toHaveCount(host === 'GitLab' ? 1 : 0);
    await page.goto(`${at(host).preview.url}/admin/status.html`);
    await expect(page.getByRole('main')).toContainText('No price is old.');
    expect(strange).toEqual([]);
  });

/** Stands in for GitLab: lets everybody in, and knows nothing else. */
const standInForGitLab = async (context: BrowserContext): Promise<readonly string[]> => {
  const signedIn: string[] = [];
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
  await context.route('https://gitlab.com/**', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname === '/oauth/authorize') {
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({ code: 'code', state: searchParams.get('state') ?? '' }).toString();
      return route.fulfill({ contentType: 'text/html', body: `<script>location.href = '${back.href}'</script>` });
    }
    if (pathname === '/oauth/token') return route.fulfill({ headers, json: { access_token: 'token' } });
    const { authorization } = await route.request().allHeaders();
    if (authorization) signedIn.push(authorization);
    return route.fulfill({ status: 404, headers, json: {} });
  });
  return signedIn;
};

test('GitLab: who has signed in comes back into the window where they began', async ({ page, context }) => {
  const signedIn = await standInForGitLab(context);
  await page.goto(`${at('GitLab').preview.url}/admin/`);
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'GitLab' }).click();
  const second = await popup;
  await expect.poll(() => signedIn).toContain('Bearer token');
  await expect.poll(() => second.isClosed()).toBe(true);
});

test('hosts with _headers let the two windows of the sign-in know each other', async () => {
  const headers = await readFile(join(at('GitLab').folder, '_headers'), 'utf8');
  expect(headers).toContain('\n/admin/*\n  ! Cross-Origin-Opener-Policy\n  Cross-Origin-Opener-Policy: unsafe-none\n');
});

test('a build without the setting has no byte of a studio', async ({ request }) => {
  expect((await request.get('/admin')).status()).toBe(404);
  const files = (await filesBelow(publicFolder)).map((file) => file.slice(publicFolder.length + 1));
  expect(files.filter((file) => /^admin[/.]/.test(file))).toEqual([]);
  const texts = files.filter((file) => /(?:^_[a-z]+|\.(?:html|js|json|xml|txt|css))$/.test(file));
  expect(texts).toEqual(expect.arrayContaining(['index.html', '_headers', 'sitemap.xml', 'robots.txt']));
  const found: string[] = [];
  for (const file of texts)
    if (/sveltia|["'\s/]\/admin\b/i.test(await readFile(join(publicFolder, file), 'utf8'))) found.push(file);
  expect(found).toEqual([]);
});
