/** What of a picture has to stay in sight, in percent of its width and height from its upper left corner. */
export interface Focus {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The middle: right for most photographs. */
export const middle: Focus = { left: 25, right: 75, top: 25, bottom: 75 };

/** Air above what is too high for its frame, of the picture's height. */
const AIR = 0.02;

const within = (share: number): number => Math.min(1, Math.max(0, share));

/**
 * Where along one side the frame begins, as a share of what it leaves out: 0 is the start, 1 the end.
 * @param from start of what has to stay in sight, `to` its end, both of 1
 * @param visible how much of that side the frame shows, of 1
 */
const placeOf = (from: number, to: number, visible: number, isHeight: boolean): number => {
  if (visible >= 1) return 0.5;
  const fits = to - from <= visible;
  const start = isHeight && !fits ? from - AIR : (from + to - visible) / 2;
  return within(start / (1 - visible));
};

/**
 * Where a frame stands over a picture, as shares of what it leaves out.
 * @param aspect width divided by height of the frame
 * @param hidden how much of the frame's lower end something else covers, of its height
 */
export const placeInFrame = (
  { left, right, top, bottom }: Focus,
  picture: { readonly width: number; readonly height: number },
  aspect: number,
  hidden = 0,
): { readonly x: number; readonly y: number } => {
  const own = picture.width / picture.height;
  const visible = { x: aspect / own, y: own / aspect };
  const lowered = (hidden * Math.min(1, visible.y)) / 2;
  return {
    x: placeOf(left / 100, right / 100, visible.x, false),
    y: placeOf(top / 100 + lowered, bottom / 100 + lowered, visible.y, true),
  };
};

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** CSS `object-position` for frames from a narrow to a wide one. */
export const objectPosition = (
  focus: Focus,
  picture: { readonly width: number; readonly height: number },
  frame: { readonly narrow: number; readonly wide: number; readonly hidden?: number },
): string =>
  `${percent(placeInFrame(focus, picture, frame.narrow).x)} ${percent(placeInFrame(focus, picture, frame.wide, frame.hidden).y)}`;
