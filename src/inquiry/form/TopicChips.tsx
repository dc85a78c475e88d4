import X from 'lucide-react/icons/x';
import styled from 'styled-components';
import { Icon } from '../../components/ui/Icon';
import { borderWidth, color, fontSize, fontWeight, lineHeight, radius, size, space } from '../../theme';
import { formspreeFields } from '../model/fieldNames';
import { type Topic, topicKey } from '../model/topic';
import { useFormTranslation } from '../model/useFormTranslation';

const Legend = styled.legend`
  padding: 0;
  font-size: ${fontSize.card};
  font-weight: ${fontWeight.label};
  line-height: ${lineHeight.label};
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[1]};
`;

const Chip = styled.label`
  position: relative;
  display: inline-flex;
  gap: ${space[2]};
  align-items: center;
  min-height: ${size.target};
  padding-inline: ${space[4]};
  border: ${borderWidth.hairline} solid transparent;
  border-radius: ${radius.control};
  background: ${color.foam};
  color: ${color.onFoam};
  font-size: ${fontSize.card};
  font-weight: ${fontWeight.medium};
  line-height: ${lineHeight.label};
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

interface TopicChipsProps {
  topics: readonly Topic[];
  onRemove: (key: string) => void;
  disabled: boolean;
}

/** What the inquiry is about. Each subject is a ticked box that is sent with the form; unticking removes it. */
export function TopicChips({ topics, onRemove, disabled }: TopicChipsProps) {
  const words = useFormTranslation();
  return (
    <fieldset disabled={disabled}>
      <Legend>{words('about.legend')}</Legend>
      <List>
        {topics.map((topic) => (
          <li key={topicKey(topic)}>
            <Chip>
              <Box
                type="checkbox"
                name={formspreeFields[topic.kind]}
                value={topic.name}
                defaultChecked
                data-subject={topicKey(topic)}
                onChange={() => onRemove(topicKey(topic))}
              />
              {topic.kind === 'arrival' ? words('about.arrival', { day: topic.name }) : topic.name}
              <Icon of={X} />
            </Chip>
          </li>
        ))}
      </List>
    </fieldset>
  );
}
