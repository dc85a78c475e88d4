import X from 'lucide-react/icons/x';
import styled from 'styled-components';
import { Icon } from '../components/icon/Icon';
import { color, extent, leading, radius, size, space, stroke, weight } from '../theme';
import type { InquirySubject } from './fields';
import { wireExtras } from './wire';
import { useFormWords } from './words';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Item = styled.li`
  display: inline-flex;
  align-items: center;
  min-height: ${extent.target};
  padding-left: ${space[4]};
  border: ${stroke.hairline} solid transparent;
  border-radius: ${radius.control};
  background: ${color.foam};
  color: ${color.onFoam};
  font-size: ${size.card};
  font-weight: ${weight.medium};
  line-height: ${leading.label};
`;

/* Without scripts there is nothing behind it. */
const Remove = styled.button`
  display: grid;
  place-items: center;
  min-width: ${extent.target};
  min-height: ${extent.target};
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;

  @media (scripting: none) {
    display: none;
  }
`;

const parts = ['clinic', 'careOption'] as const;

interface AboutLineProps {
  about: InquirySubject;
  onRemove: (part: keyof InquirySubject) => void;
}

/** What the inquiry is about, as it will be sent with it, and a way to take it out. */
export function AboutLine({ about, onRemove }: AboutLineProps) {
  const words = useFormWords();
  return (
    <List>
      {parts.map((part) => {
        const name = about[part]?.name;
        return name === undefined ? null : (
          <Item key={part}>
            <input type="hidden" name={wireExtras[part]} value={name} />
            {words('about.label', { name })}
            <Remove type="button" aria-label={words('about.remove', { name })} onClick={() => onRemove(part)}>
              <Icon of={X} />
            </Remove>
          </Item>
        );
      })}
    </List>
  );
}
