import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Container } from '../../components/ui/section/Container';
import { afterId, costsId, doneId, inquiryId, notForId, pathId, questionsId, risksId } from '../../routes/sectionIds';
import { below, borderWidth, color, edge, row, size, space, typeset, wrapped } from '../../theme';

const Strip = styled.nav`
  position: sticky;
  top: ${edge('7rem')};
  z-index: 6;
  margin-top: ${space[6]};
  border-bottom: ${borderWidth.hairline} solid ${color.line};
  background: ${color.paper};

  & ul { ${wrapped('0 2', 'apart')} }

  & a {
    ${row()}
    min-height: ${size.control.usual};
    padding-inline: ${space[1]};
    ${typeset('medium card', 'ink2')}
    text-decoration: none;
  }

  & a:hover { color: ${color.oxblood}; }
  ${below('tabs')} { display: none; }
`;

const places = [
  ['costs', costsId],
  ['done', doneId],
  ['path', pathId],
  ['risks', risksId],
  ['notFor', notForId],
  ['after', afterId],
  ['questions', questionsId],
  ['ask', inquiryId],
] as const;

/** Links to sections of the page; sticky on wide windows. */
export function JumpStrip() {
  const { t } = useTranslation('procedure');
  return (
    <Strip aria-label={t('jump.label')}>
      <Container>
        <ul>
          {places.map(([key, id]) => (
            <li key={key}>
              <a href={`#${id}`}>{t(`jump.${key}`)}</a>
            </li>
          ))}
        </ul>
      </Container>
    </Strip>
  );
}
