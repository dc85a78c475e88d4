import { languages } from '../../../facts/locales';
import type { TextPageId } from '../../../routes/table';
import { signedPages } from '../../../schemas/textPage';
import { contentFolder } from '../../content/contentFolder';
import { textsIn } from '../../content/records/fieldAccess';
import type { Content } from '../../content/siteContent';

/** Pages that must say who runs the site and who answers for inquiries. */
const namingPages: readonly TextPageId[] = ['privacy-policy', 'terms-of-service'];

/** Whether a text contains the name, which may continue on the next line. */
const names = (value: unknown, name: string): boolean =>
  textsIn(value).some(({ text }) => text.replace(/\s+/g, ' ').includes(name));

/** One line for each legal text that does not name the company or person that runs the site. */
export const unnamedOperator = ({ pages }: Pick<Content, 'pages'>, legalName: string): string[] => {
  const name = legalName.trim();
  if (!name) {
    const places = namingPages.map((page) => `${contentFolder()}/pages/${page}`).join(' and ');
    return [`Legal name of who runs the site: give it to npm run own, and write it with its seat into ${places}.`];
  }
  return pages
    .filter(({ id }) => namingPages.some((page) => page === id))
    .flatMap(({ folder, words, body }) =>
      languages
        .filter((language) => !names([words[language], body[language]], name))
        .map((language) => `${folder}/words.${language}.md`),
    )
    .map((file) => `${file}: does not name "${name}". Say there who runs the site, and its seat.`);
};

const unsigned =
  'no signatures. Have a lawyer approve the text for each country that it names, and write name, licence, law and day.';

/** Legal pages without a lawyer's approval since their last change of meaning, one line each. */
export const missingSignatures = ({ pages }: Pick<Content, 'pages'>): string[] =>
  [...signedPages].sort().flatMap((page) => {
    const record = pages.find(({ id }) => id === page);
    if (!record)
      return `${contentFolder()}/pages/${page}/facts.yaml: a draft, and the site cannot go live without this page. Finish it, and remove the line draft: true.`;
    const {
      folder,
      facts: { signatures, updated },
    } = record;
    const outdated = signatures?.filter(({ day }) => day < updated);
    const lines = outdated?.map(
      ({ name, day }) =>
        `signed by ${name} on ${day}, but changed on ${updated}. Have the text read again, and write the new day.`,
    );
    return (lines ?? [unsigned]).map((line) => `${folder}/facts.yaml: ${line}`);
  });
