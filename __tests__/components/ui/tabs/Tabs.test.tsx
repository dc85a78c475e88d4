import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Tabs } from '../../../../src/components/ui/tabs/Tabs';
import { renderWithPage, withPage } from '../../../renderWithPage';

const tabs = [
  {
    id: 'profile',
    label: 'Profile',
    content: (
      <>
        <h2>A clinic</h2>
        <a href="#prices">See prices</a>
        <a href="#form">Ask</a>
      </>
    ),
  },
  { id: 'prices', label: 'Prices', content: <h2>Prices</h2> },
  {
    id: 'location',
    label: 'Location',
    content: (
      <>
        <h2>Location</h2>
        <h3 id="by-air">By air</h3>
      </>
    ),
  },
];

const strip = {
  label: 'Sections',
  place: (number: number) => `${number} of 3`,
  back: (name: string) => `Back to ${name}`,
  on: (name: string) => `On to ${name}`,
};
const element = <Tabs label="About the clinic" tabs={tabs} strip={strip} />;
const open = () => renderWithPage(element);
const tab = (name: string) => screen.getByRole('tab', { name });
const goTo = (hash: string) =>
  act(() => {
    window.location.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });

beforeEach(() => {
  window.history.replaceState(null, '', '/clinics/valle-alto');
  Element.prototype.scrollIntoView = jest.fn();
});

it('before scripts run they promise no roles, hide nothing and stay in the tab order', () => {
  const frame = document.createElement('div');
  frame.innerHTML = renderToString(withPage(element));
  expect(frame.querySelector('[role], [hidden], [tabindex], [style]')).toBeNull();
});

describe('Tabs with scripts', () => {
  it('show the panel that holds the place that the address names', () => {
    window.history.replaceState(null, '', '#by-air');
    open();
    expect(tab('Location')).toHaveAttribute('aria-selected', 'true');
  });

  it('leave no step in the history when wandering, one when pressing', async () => {
    open();
    const before = window.history.length;
    act(() => tab('Profile').focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(window.history.length).toBe(before);
    await userEvent.click(tab('Profile'));
    expect(window.history.length).toBe(before + 1);
  });

  it('keep the page still when Space is pressed on a tab', async () => {
    open();
    act(() => tab('Profile').focus());
    const pressed = jest.fn((event: KeyboardEvent) => event.defaultPrevented);
    document.addEventListener('keydown', pressed);
    await userEvent.keyboard(' ');
    document.removeEventListener('keydown', pressed);
    expect(pressed).toHaveReturnedWith(true);
  });

  it('follow the address back to none and stay when it names another place of the page', () => {
    open();
    goTo('#prices');
    goTo('#form');
    expect(tab('Prices')).toHaveAttribute('aria-selected', 'true');
    goTo('');
    expect(tab('Profile')).toHaveAttribute('aria-selected', 'true');
  });
});

it('where the row has gone, a choice closes the list, and so does Escape', async () => {
  const { container } = open();
  const details = container.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  await userEvent.click(details.querySelector('a[href="#location"]') as HTMLElement);
  expect(tab('Location')).toHaveAttribute('aria-selected', 'true');
  expect(details.open).toBe(false);
  details.open = true;
  details.querySelector('a')?.focus();
  await userEvent.keyboard('{Escape}');
  expect(details.open).toBe(false);
  expect(details.querySelector('summary')).toHaveFocus();
});
