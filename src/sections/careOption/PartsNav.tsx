import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Container } from '../../components/ui/section/Container';
import type { CareOptionView } from '../../data/careOption';
import { insteadId, offeringId, proceduresId } from '../../routes/sectionIds';
import type { CareOptionSection } from '../../schemas/careOption';
import { below, borderWidth, color, inlineRow, radius, space, typeset, wrapped } from '../../theme';

const List = styled.ul`
  ${wrapped('2')}
  overflow-wrap: anywhere;

  & > li { max-width: 100%; }

  & a {
    ${inlineRow('', 'target')}
    padding-inline: ${space[3]};
    border: ${borderWidth.field} solid ${color.lineStrong};
    border-radius: ${radius.control};
    ${typeset('medium sm')}
    text-decoration: none;
  }

  & a:hover { text-decoration: underline; }

  /* One row that scrolls: the chip that is cut shows it. */
  ${below('phone')} {
    flex-wrap: nowrap;
    margin-right: calc(-1 * ${space.gutter});
    padding-block: ${space[1]};
    overflow: auto hidden;
    scrollbar-width: none;

    & > li { flex: none; }
  }

  @media print { display: none; }
`;

const named = [
  'addresses',
  'howItWorks',
  'whatToExpect',
  'callToAction',
] as const satisfies readonly CareOptionSection[];

/** "On this page", in short words and in the order of the page. */
export function PartsNav({ view, isUnproven }: { view: CareOptionView; isUnproven: boolean }) {
  const { t } = useTranslation('careOption');
  const { t: common } = useTranslation('common');
  const idOf = (key: CareOptionSection) => view.sections.find((section) => section.key === key)?.id;
  const links = [
    ...(isUnproven ? [[insteadId, t('parts.instead')]] : []),
    ...(view.procedures.length > 0 ? [[proceduresId, t('parts.procedures')]] : []),
    ...(isUnproven ? [] : [[insteadId, t('parts.alternatives')]]),
    ...named.slice(0, -1).map((key) => [idOf(key), t(`parts.${key}`)]),
    [offeringId, t('parts.clinics')],
    [idOf('callToAction'), t('parts.callToAction')],
  ];
  return (
    <Container as="nav" aria-label={common('contents')}>
      <List>
        {links.map(([id, words]) => (
          <li key={id}>
            <a href={`#${id}`}>{words}</a>
          </li>
        ))}
      </List>
    </Container>
  );
}
