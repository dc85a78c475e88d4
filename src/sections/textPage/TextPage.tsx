import Mail from 'lucide-react/icons/mail';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Contents } from '../../components/text/Contents';
import { FoldTitle } from '../../components/text/FoldTitle';
import { inReaderView, Prose } from '../../components/text/Prose';
import { Disclosure } from '../../components/ui/Disclosure';
import { Notice } from '../../components/ui/Notice';
import { Container } from '../../components/ui/section/Container';
import { PageHeader } from '../../components/ui/section/PageHeader';
import type { TextPageView } from '../../data/pages';
import type { ProseSection } from '../../data/prose';
import { site } from '../../facts/site';
import { below, beside, columnWidth, maxWidth, space, typeset } from '../../theme';
import { AboutCall, AboutPicture } from './About';
import { OtherLegal } from './OtherLegal';
import { Team } from './Team';

/* Contents at the left, the text at the right. */
const Columns = styled.div`
  ${beside(columnWidth.contents, '12 xl', 'start')}

  ${below('stack')} { grid-template-columns: minmax(0, 1fr); }
  @media print { display: block; }
`;

const Page = styled(Container)`
  padding-bottom: ${space.section};

  & summary > h3 { margin-top: ${space[8]}; }
  @media print { padding-bottom: 0; }
`;

const Updated = styled.p`
  margin-top: ${space[4]};
  ${typeset('sm/lede', 'ink2')}
`;

const Part = styled.section.attrs(inReaderView)`
  & + &,
  details + & {
    margin-top: ${space[10]};
  }

  & > h2 { ${typeset('h3/title')} }
`;

const Text = styled(Prose)`
  margin-block: ${space[4]};
`;

const Intro = styled(Prose)`
  margin-bottom: ${space[12]};
`;

const Questions = styled(Notice)`
  max-width: ${maxWidth.steps};
  margin-top: ${space[12]};
`;

/** A section whose title says its answer, such as "How we are paid: a fixed yearly fee", is a fold on narrow windows. */
const Sections = ({ sections }: { sections: readonly ProseSection[] }) =>
  sections.map(({ id, title, html }) =>
    title.includes(': ') ? (
      <Disclosure key={id} summary={<FoldTitle text={title} />} openWide titled>
        <Text id={id} html={html} />
      </Disclosure>
    ) : (
      <Part key={id} id={id} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} {...inReaderView}>
          {title}
        </h2>
        <Text html={html} />
      </Part>
    ),
  );

/** A page of text: contents at the left, text at the right. Legal pages end with each other, about us with a call. */
export function TextPage({ view }: { view: TextPageView }) {
  const { t } = useTranslation('textPage');
  const { title, lede, updated, sample, legal, intro, sections, team, pictures } = view;
  return (
    <Page>
      <PageHeader title={title} lede={lede}>
        <Updated>
          {t('updated', { date: updated })} {sample && t(legal ? 'sampleLegal' : 'sample')}
        </Updated>
      </PageHeader>
      {pictures && <AboutPicture picture={pictures.top} />}
      <Columns>
        <Contents items={sections.map(({ id, title }) => ({ id, title: title.split(': ', 1)[0] ?? title }))} />
        <div>
          {intro.html && <Intro html={intro.html} />}
          <Sections sections={sections} />
          {team.length > 0 && <Team members={team} />}
          {legal && (
            <>
              <Questions icon={Mail}>
                {t('questions')} <a href={`mailto:${site.email}`}>{site.email}</a>.
              </Questions>
              <OtherLegal />
            </>
          )}
        </div>
      </Columns>
      {pictures && <AboutCall picture={pictures.call} />}
    </Page>
  );
}
