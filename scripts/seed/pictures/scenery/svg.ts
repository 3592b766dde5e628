import type { Camera } from '../engine/camera.ts'
import { onScreen } from '../engine/camera.ts'

/** Draws what is behind the car. `ahead` is how far the car's middle is from the camera, metres. */
export type Scenery = (camera: Camera, ahead: number, random: () => number) => string

/** A number as SVG wants it: short. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** A point in the camera's terms: metres right, ahead, up. */
export type Point3 = readonly [number, number, number]

/** A filled outline of points in the camera's terms. */
export const polygon = (camera: Camera, points: readonly Point3[], fill: string, more = ''): string =>
  `<polygon points="${points
    .map((p) =>
      onScreen(camera, ...p)
        .map(n)
        .join(','),
    )
    .join(' ')}" fill="${fill}"${more && ` ${more}`}/>`

/** A filled outline in pixels. */
export const flat = (points: readonly (readonly [number, number])[], fill: string, more = ''): string =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}"${more && ` ${more}`}/>`

/** A rectangle in pixels. */
export const rectangle = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${more && ` ${more}`}/>`

/** A gradient running down the picture between two heights in pixels; stops are [share, colour] or with opacity. */
export const gradient = (
  id: string,
  y1: number,
  y2: number,
  stops: readonly (readonly [number, string, number?])[],
): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${n(y1)}" y2="${n(y2)}">${stops
    .map(
      ([at, color, opacity]) =>
        `<stop offset="${at}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')}</linearGradient>`

/** A pool of light or dark: colour in the middle, nothing at the rim. */
export const glow = (
  id: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  opacity: number,
): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset="0.5" stop-color="${color}" stop-opacity="${opacity * 0.4}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="url(#${id})"/>`

/** Out of focus by `radius` pixels; nothing in it reaches below `foot` (less to blur is less to wait for). */
export const soft = (id: string, radius: number, body: string, foot = 1200): string =>
  radius < 0.4
    ? body
    : // The sharp copy beneath keeps the frame's rim, where blurring has nothing to mix in, from going dark.
      `<g id="${id}">${body}</g><filter id="b-${id}" filterUnits="userSpaceOnUse" x="-20" y="-20" width="1640" height="${n(foot + 40)}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${n(radius)}"/></filter><use href="#${id}" filter="url(#b-${id})"/>`

/** How many metres either side of the axis the frame takes in at a distance. */
export const reach = (camera: Camera, ahead: number): number => (800 * ahead) / camera.focal

/** The whole frame in one fill, a little over its edges so that blurring leaves no rim. */
export const sheetOf = (fill: string, from = -60, to = 1260): string =>
  `<rect x="-60" y="${n(from)}" width="1720" height="${n(to - from)}" fill="${fill}"/>`
