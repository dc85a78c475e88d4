/** The part of a picture that has to stay visible, in percent of its width and height from the upper left corner. */
export interface Focus {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Default for photographs of a house: in the middle, with its roof in the upper half. */
export const usual: Focus = { left: 25, right: 75, top: 15, bottom: 75 };

/** Space around the focus in a frame, as a share of the picture's height. */
const AIR = 0.02;

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** As a share of what the frame cuts off: 0 shows the start of the picture, 1 its end. */
const shareOf = (start: number, visible: number): number => (visible >= 1 ? 0.5 : within(start / (1 - visible)));

/**
 * Position of a frame over a picture, as shares of what it cuts off; a focus that is too high shows the top. `aspect`
 * is width by height, `hidden` the covered share of the frame's lower end.
 */
export const placeInFrame = (
  focus: Focus,
  picture: { readonly width: number; readonly height: number },
  aspect: number,
  hidden = 0,
): { readonly x: number; readonly y: number } => {
  const own = picture.width / picture.height;
  const visible = { x: aspect / own, y: own / aspect };
  const center = { x: (focus.left + focus.right) / 200, y: (focus.top + focus.bottom) / 200 };
  const top = focus.top / 100;
  const free = visible.y * (1 - hidden);
  const fits = 2 * (center.y - top + AIR) <= free;
  return {
    x: shareOf(center.x - visible.x / 2, visible.x),
    y: shareOf(fits ? center.y - free / 2 : top - AIR, visible.y),
  };
};

/** The same focus over a picture that is cropped to a shape around it, in percent of what is left. */
export const inCrop = (
  focus: Focus,
  picture: { readonly width: number; readonly height: number },
  aspect: number,
): Focus => {
  const own = picture.width / picture.height;
  const place = placeInFrame(focus, picture, aspect);
  const moved = (edge: number, at: number, visible: number): number =>
    visible >= 1 ? edge : 100 * within((edge / 100 - at * (1 - visible)) / visible);
  return {
    left: moved(focus.left, place.x, aspect / own),
    right: moved(focus.right, place.x, aspect / own),
    top: moved(focus.top, place.y, own / aspect),
    bottom: moved(focus.bottom, place.y, own / aspect),
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
