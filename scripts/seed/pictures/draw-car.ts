import type { Camera } from './engine/camera.ts'
import { carOf } from './body/car.ts'
import type { Car } from './body/car.ts'
import { interiors, upholstery } from './cabin/cabin-trim.ts'
import { cockpit } from './cabin/cockpit.ts'
import { boot, engineBay, rearSeats } from './cabin/compartments.ts'
import { lacquer } from './body/flank.ts'
import { coachwork } from './body/coachwork.ts'
import { exposed } from './engine/exposure.ts'
import { groundOf, twinOf } from './engine/ground.ts'
import { developed, lightOf } from './engine/light.ts'
import type { Light } from './engine/light.ts'
import { seeded } from './engine/numbers.ts'
import type { Part } from './engine/part.ts'
import type { Backdrop, CarPicture, View } from './picture.ts'
import { frame } from './picture.ts'
import { plateOn } from './body/plate.ts'
import { png } from './engine/png.ts'
import { forecourt } from './scenery/forecourt.ts'
import { sceneries } from './scenery/scenery.ts'
import { shader } from './engine/shade.ts'
import { shadowOf } from './engine/shadow.ts'
import { endOf } from './body/contour.ts'
import { faceOf } from './body/face.ts'
import { sternOf } from './body/stern.ts'
import { cameraOf } from './views.ts'
import type { OutsideView } from './views.ts'

const full = frame

const scaled = (camera: Camera, k: number): Camera => ({
  ...camera,
  focal: camera.focal * k,
  cx: camera.cx * k,
  cy: camera.cy * k,
})

/** How brightly a plate shows where the light is low. */
const plateLight: Partial<Record<Backdrop, number>> = { 'studio-dark': 0.78, garage: 0.78, corniche: 0.82 }

/** The sun as the car sees it, from the camera's terms. */
const sunFor = (camera: Camera, light: Light): readonly [number, number, number] | undefined => {
  const sun = light.sky.sun?.towards
  if (!sun) return undefined
  const [r, a, u] = sun
  return [r * camera.fy + a * camera.fx, a * camera.fy - r * camera.fx, u]
}

/** How many rays each pixel averages (squared), and how large the car is drawn for its place in the frame. */
type Quality = { samples: number; scale: number }

/** The car and what it does to the ground, as transparent pixels to lay over the scenery. */
const photographed = (
  camera: Camera,
  light: Light,
  parts: readonly Part[],
  standing: boolean,
  { samples, scale }: Quality,
): Buffer => {
  const width = Math.round(full.width * scale)
  const height = Math.round(full.height * scale)
  const { sky } = light
  const shadow = standing ? shadowOf(parts, sky.floor.shade, sunFor(camera, light)) : () => 0
  const picture = exposed(parts, camera, { width, height }, samples, shader(camera, light, shadow))
  const half = twinOf(camera)
  const twin =
    standing && sky.floor.gloss > 0.05
      ? exposed(
          parts,
          half,
          { width: width / 2, height: height / 2 },
          1,
          shader(half, light, () => 0),
        )
      : undefined
  const ground = groundOf(camera, sky, shadow, twin)
  const pixels = new Uint8Array(width * height * 4)
  // Inside, the camera opens up: the roof keeps most of the light out.
  const exposure = sky.exposure * (standing ? 1 : 1.4)
  const linear = new Float32Array(3)
  const own = new Float32Array(3)
  const back = new Float32Array(3)
  const spot = { dark: 0, shine: 0, mirror: -1 }
  const horizon = Math.ceil(camera.cy + 2)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = (y * width + x) * 4
      const px = x - picture.x
      const py = y - picture.y
      const there = px >= 0 && py >= 0 && px < picture.width && py < picture.height
      const p = there ? (py * picture.width + px) * 4 : -1
      const cover = there ? Math.min(picture.data[p + 3]!, 1) : 0
      if (cover > 0) {
        for (let c = 0; c < 3; c++) linear[c] = picture.data[p + c]! / cover
        developed(linear, exposure, own)
      }
      let dark = 0
      let shine = 0
      if (standing && y > horizon && cover < 1) {
        ground.at(x, y, spot)
        dark = spot.dark
        const seen = spot.mirror >= 0 ? ground.twin!.data[spot.mirror + 3]! : 0
        if (seen > 0.01) {
          shine = spot.shine * Math.min(seen, 1)
          for (let c = 0; c < 3; c++) linear[c] = ground.twin!.data[spot.mirror + c]! / seen
          developed(linear, exposure, back)
        }
      }
      const rest = 1 - cover
      // Grain brighter than the floor is laid on as a little white.
      const lift = dark < 0 ? -dark * 0.5 : 0
      const clear = rest * (1 - shine) * (1 - Math.max(dark, 0)) * (1 - lift)
      const alpha = 1 - clear
      if (alpha <= 0.002) continue
      for (let c = 0; c < 3; c++) {
        const value = own[c]! * cover + rest * (back[c]! * shine + (1 - shine) * 255 * lift)
        pixels[k + c] = Math.min(value / alpha, 255)
      }
      pixels[k + 3] = alpha * 255
    }
  }
  return png(pixels, width, height)
}

const embedded = (file: Buffer): string => `data:image/png;base64,${file.toString('base64')}`

/** The fall-off of light towards the corners. */
const finish = `<radialGradient id="corners" cx="0.5" cy="0.52" r="0.75"><stop offset="0.55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.22"/></radialGradient><rect width="${full.width}" height="${full.height}" fill="url(#corners)"/>`

/** The plates a camera outside the car sees. */
const plates = (car: Car, camera: Camera, light: number): string => {
  const face = faceOf(car)
  const stern = sternOf(car)
  const front = endOf(car.shell, 'front', face.plateHeight)
  const rear = endOf(car.shell, 'rear', stern.plateHeight)
  return `${plateOn(camera, car.plate, front[0] + 0.014, front[1] + face.plateHeight * face.tall, 1, light)}${plateOn(camera, car.plate, rear[0] - 0.014, rear[1] + stern.plateHeight * stern.tall, -1, light)}`
}

const isOutside = (view: View): view is OutsideView =>
  !['cabin', 'dials', 'rear-seats', 'boot', 'engine'].includes(view)

const insideOf = ({ view, interior, engine = 'six' }: CarPicture, car: Car, random: () => number) => {
  const u = interiors[interior ?? ''] ?? upholstery(random)
  if (view === 'rear-seats') return rearSeats(u)
  if (view === 'boot') return boot(u, car.tall)
  if (view === 'engine') return engineBay(engine, lacquer(car))
  const { parts, camera } = cockpit(car, random, u)
  if (view !== 'dials') return { parts, camera }
  return { parts, camera: { ...camera, x: 0.02, y: 0.37, z: 1.06, focal: 1900, cy: 380 } }
}

/**
 * A photograph of a car as SVG, 1600 × 1200: the scenery in shapes, the car itself (lit, mirrored and shadowed from a
 * model in metres) as an embedded image. The same picture gives the same text.
 * Each pixel is an average of samples × samples: 1 is a jagged draft in half the time.
 */
export const drawCar = (picture: CarPicture, quality: Quality = { samples: 2, scale: 1 }): string => {
  const car = carOf(picture)
  const random = seeded(picture.seed * 31 + picture.view.length * 7 + 5)
  const light = lightOf(picture.backdrop)
  const { backdrop, view } = picture
  const outside = isOutside(view) && coachwork(car, random() * 3)
  const { parts, camera } = outside
    ? { parts: outside, camera: cameraOf(view, car, outside, random) }
    : insideOf(picture, car, random)
  const ahead = outside ? Math.hypot(camera.x, camera.y) : 8
  const image = photographed(scaled(camera, quality.scale), light, parts, Boolean(outside), quality)
  const { width, height } = full
  const plate = outside ? plates(car, camera, plateLight[backdrop] ?? 0.94) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * quality.scale}" height="${height * quality.scale}">${(picture.sign ? forecourt(...picture.sign) : sceneries[backdrop])(camera, ahead, random)}<image width="${width}" height="${height}" href="${embedded(image)}"/>${plate}${finish}</svg>`
}
