import X from 'lucide-react/icons/x';
import styled from 'styled-components';
import { Hint } from '../../components/form/Field';
import { Icon } from '../../components/icon/Icon';
import { color, extent, leading, radius, size, space, stroke, weight } from '../../theme';
import { wireExtras } from '../sending/wireNames';
import { useFormWords } from '../useFormWords';
import { type Subject, subjectKey } from './subject';

const Legend = styled.legend`
  padding: 0;
  font-size: ${size.card};
  font-weight: ${weight.label};
  line-height: ${leading.label};
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block: ${space[2]};
`;

const Chip = styled.label`
  position: relative;
  display: inline-flex;
  gap: ${space[2]};
  align-items: center;
  min-height: ${extent.target};
  padding-inline: ${space[4]};
  border: ${stroke.hairline} solid transparent;
  border-radius: ${radius.control};
  background: ${color.foam};
  color: ${color.onFoam};
  font-size: ${size.card};
  font-weight: ${weight.medium};
  line-height: ${leading.label};
  overflow-wrap: anywhere;
  cursor: pointer;

  /* Without scripts a tick includes a subject; with scripts pressing a chip removes it. */
  @media (scripting: none) {
    & > svg {
      display: none;
    }
  }
`;

const Box = styled.input`
  margin: 0;

  @media not (scripting: none) {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    appearance: none;
    cursor: inherit;
  }
`;

interface AboutChipsProps {
  about: readonly Subject[];
  onRemove: (key: string) => void;
  disabled: boolean;
}

/** What the inquiry is about. Each subject is a ticked box that is sent with the form; unticking removes it. */
export function AboutChips({ about, onRemove, disabled }: AboutChipsProps) {
  const words = useFormWords();
  return (
    <fieldset disabled={disabled}>
      <Legend>{words('about.legend')}</Legend>
      <List>
        {about.map((subject) => (
          <li key={subjectKey(subject)}>
            <Chip>
              <Box
                type="checkbox"
                name={wireExtras[subject.kind]}
                value={subject.name}
                defaultChecked
                data-subject={subjectKey(subject)}
                onChange={() => onRemove(subjectKey(subject))}
              />
              {subject.name}
              <Icon of={X} />
            </Chip>
          </li>
        ))}
      </List>
      <Hint as="p">{words('about.hint')}</Hint>
    </fieldset>
  );
}
