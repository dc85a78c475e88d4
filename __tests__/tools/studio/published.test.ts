import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nothingFound } from '../../../tools/studio/nothingFound';
import { publishedBackend, publishStudio } from '../../../tools/studio/published';
import { studioPages } from '../../../tools/studio/studioPages';
import { studioPolicy } from '../../../tools/studio/studioPolicy';
import { emptyFolder } from '../../emptyFolder';

const publicFolder = emptyFolder();

it('a published studio is off unless the environment names a repository, and leaves no byte of an earlier one', async () => {
  mkdirSync(join(publicFolder, 'admin'));
  writeFileSync(join(publicFolder, 'admin/index.html'), 'an earlier studio');
  writeFileSync(join(publicFolder, 'admin.html'), 'an earlier studio');
  await publishStudio({ publicFolder, env: {}, check: async () => nothingFound, bundle: async () => undefined });
  expect(existsSync(join(publicFolder, 'admin'))).toBe(false);
  expect(existsSync(join(publicFolder, 'admin.html'))).toBe(false);
});

it('signs in by a token at GitHub and by PKCE at GitLab, and saves to a branch', () => {
  expect(publishedBackend({ STUDIO_REPOSITORY: 'github:owner/name' })).toEqual({
    name: 'github',
    repo: 'owner/name',
    branch: 'content',
    auth_methods: ['token'],
  });
  expect(publishedBackend({ STUDIO_REPOSITORY: 'gitlab:group/sub/project', STUDIO_GITLAB_APP: 'abc' })).toMatchObject({
    repo: 'group/sub/project',
    auth_type: 'pkce',
    app_id: 'abc',
    branch: 'content',
  });
});

it('says what is wrong with a setting', () => {
  expect(() => publishedBackend({ STUDIO_REPOSITORY: 'owner/name' })).toThrow('write github:owner/name');
  expect(() => publishedBackend({ STUDIO_REPOSITORY: 'gitlab:group/project' })).toThrow('STUDIO_GITLAB_APP');
});

it('carries its own policy and stays out of search engines', () => {
  const backend = { name: 'github', repo: 'owner/name' } as const;
  const pages = studioPages({
    backend,
    path: '/admin/',
    isLocal: false,
    proseClass: 'prose',
    contentFolder: 'content',
    styleFile: 'page.css',
  });
  expect(Object.keys(pages)).toEqual(['index.html', 'page.html', 'status.html']);
  for (const page of Object.values(pages)) {
    expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(page).toContain(`content="${studioPolicy(backend, false)}"`);
  }
  expect(studioPolicy(backend, false)).toContain("connect-src 'self' blob: data: https://api.github.com;");
  expect(studioPolicy({ name: 'gitlab', repo: 'a/b' }, false)).toContain('blob: data: https://gitlab.com;');
  expect(studioPolicy(backend, true)).not.toContain('https:');
  expect(studioPolicy(backend, true)).not.toContain('unsafe-eval');
});

it('is linked from no page and stands in no sitemap of the site', () => {
  for (const file of ['src/routes/table.ts', 'src/routes/menu.ts', 'src/generator/pages/sitemap.ts'])
    expect(readFileSync(file, 'utf8')).not.toContain('/admin');
});

it('adds no byte to the pages of the site: no code of theirs takes anything of the studio', () => {
  const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `src/${name}`);
  const entries = readdirSync('.').filter((name) => /^gatsby-.*\.tsx?$/.test(name));
  expect(entries.length).toBeGreaterThan(2);
  const taking = [...code, ...entries].filter((file) => /sveltia|tools\/studio/.test(readFileSync(file, 'utf8')));
  expect(taking).toEqual([]);
});
