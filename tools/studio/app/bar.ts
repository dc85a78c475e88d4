import type { Findings } from '../reports/reports';
import { element } from './findingElements';
import { purpose } from './purpose';

/** The bar above every page of the studio: where the writer is, and what the last check found. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('.bar a'))
  if (link.href.split('#')[0] === location.href.split('#')[0]) link.setAttribute('aria-current', 'page');

const counted = (count: number): string => (count === 1 ? '1 thing is wrong' : `${count} things are wrong`);

const tell = ({ problems, time }: Findings): void => {
  const words =
    problems.length > 0
      ? element('a', { href: `${purpose.path}findings.html` }, `${counted(problems.length)}: what to correct`)
      : 'Nothing is wrong';
  document.querySelector('.bar [role=status]')?.replaceChildren(words, ` (checked at ${time})`);
};

if (purpose.isLocal) {
  const checks = new EventSource(`${purpose.path}checks`);
  checks.addEventListener('message', ({ data }: MessageEvent<string>) => {
    tell(JSON.parse(data) as Findings);
    dispatchEvent(new Event('checked'));
  });
}
