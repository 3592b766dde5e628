import type { BodyType } from '#shared/reference/body-types.ts'

/** A point in the side view: millimetres back from the front bumper, millimetres up from the ground. */
type Point = readonly [number, number]

/** A body's real dimensions in millimetres, as a side-view drawing would carry them. */
export type Body = {
  length: number
  width: number
  height: number
  wheelbase: number
  frontOverhang: number
  tyre: number
  clearance: number
  /** Height of the bonnet's leading edge. */
  nose: number
  /** Foot and head of the windscreen. */
  cowl: Point
  header: Point
  /** How far back the roof is highest. */
  peak: number
  /** Head and foot of the rear window. */
  rearHeader: Point
  rearBase: Point
  /** Height of the boot lid's or tailgate's trailing edge. */
  deck: number
  /** Height of the shoulder at the windscreen and at the rear wheel. */
  belt: Point
  /** Width of the roof. */
  roof: number
  /** How far the front and the rear are bowed and how round their corners are, in plan. */
  front: { bow: number; corner: number }
  rear: { bow: number; corner: number }
  /** Side windows: where the pillars behind the first and second door stand, where the glass ends at foot and head. */
  pillars: readonly number[]
  glassEnd: Point
  doors: 2 | 4
}

const sedan: Body = {
  length: 4940,
  width: 1865,
  height: 1455,
  wheelbase: 2870,
  frontOverhang: 930,
  tyre: 338,
  clearance: 165,
  nose: 745,
  cowl: [1480, 985],
  header: [2200, 1408],
  peak: 2820,
  rearHeader: [3560, 1400],
  rearBase: [4340, 1095],
  deck: 1075,
  belt: [930, 985],
  roof: 1180,
  front: { bow: 170, corner: 420 },
  rear: { bow: 110, corner: 330 },
  pillars: [2890, 3790],
  glassEnd: [4180, 3600],
  doors: 4,
}

const suv: Body = {
  length: 4830,
  width: 1900,
  height: 1790,
  wheelbase: 2800,
  frontOverhang: 900,
  tyre: 382,
  clearance: 225,
  nose: 985,
  cowl: [1400, 1165],
  header: [1990, 1735],
  peak: 2650,
  rearHeader: [4480, 1715],
  rearBase: [4730, 1220],
  deck: 1170,
  belt: [1100, 1150],
  roof: 1330,
  front: { bow: 120, corner: 330 },
  rear: { bow: 80, corner: 240 },
  pillars: [2720, 3640],
  glassEnd: [4560, 4380],
  doors: 4,
}

export const bodies: Record<BodyType, Body> = {
  Sedan: sedan,
  SUV: suv,
  Hatchback: {
    length: 4260,
    width: 1790,
    height: 1480,
    wheelbase: 2620,
    frontOverhang: 850,
    tyre: 322,
    clearance: 160,
    nose: 780,
    cowl: [1220, 990],
    header: [1890, 1425],
    peak: 2480,
    rearHeader: [3760, 1425],
    rearBase: [4120, 1050],
    deck: 1010,
    belt: [925, 1000],
    roof: 1170,
    front: { bow: 150, corner: 380 },
    rear: { bow: 110, corner: 300 },
    pillars: [2560, 3380],
    glassEnd: [3870, 3640],
    doors: 4,
  },
  Coupe: {
    length: 4640,
    width: 1905,
    height: 1365,
    wheelbase: 2720,
    frontOverhang: 890,
    tyre: 350,
    clearance: 128,
    nose: 680,
    cowl: [1620, 930],
    header: [2330, 1315],
    peak: 2760,
    rearHeader: [3300, 1315],
    rearBase: [4330, 985],
    deck: 960,
    belt: [865, 935],
    roof: 1080,
    front: { bow: 220, corner: 480 },
    rear: { bow: 150, corner: 400 },
    pillars: [3280],
    glassEnd: [3980, 3520],
    doors: 2,
  },
  Convertible: {
    length: 4520,
    width: 1870,
    height: 1300,
    wheelbase: 2640,
    frontOverhang: 880,
    tyre: 342,
    clearance: 130,
    nose: 690,
    cowl: [1600, 930],
    header: [2210, 1290],
    peak: 2300,
    rearHeader: [2420, 1262],
    rearBase: [3500, 1000],
    deck: 985,
    belt: [870, 930],
    roof: 1120,
    front: { bow: 210, corner: 470 },
    rear: { bow: 150, corner: 400 },
    pillars: [3000],
    glassEnd: [2330, 2300],
    doors: 2,
  },
  Pickup: {
    length: 5325,
    width: 1880,
    height: 1825,
    wheelbase: 3100,
    frontOverhang: 960,
    tyre: 392,
    clearance: 270,
    nose: 1045,
    cowl: [1530, 1200],
    header: [2110, 1755],
    peak: 2640,
    rearHeader: [3650, 1752],
    rearBase: [3790, 1250],
    deck: 1255,
    belt: [1140, 1215],
    roof: 1300,
    front: { bow: 120, corner: 330 },
    rear: { bow: 30, corner: 110 },
    pillars: [2800, 3600],
    glassEnd: [3650, 3570],
    doors: 4,
  },
  Van: {
    length: 5150,
    width: 1960,
    height: 1975,
    wheelbase: 3200,
    frontOverhang: 900,
    tyre: 348,
    clearance: 185,
    nose: 960,
    cowl: [740, 1165],
    header: [1640, 1880],
    peak: 2500,
    rearHeader: [4920, 1885],
    rearBase: [5085, 1180],
    deck: 1120,
    belt: [1080, 1120],
    roof: 1480,
    front: { bow: 170, corner: 420 },
    rear: { bow: 60, corner: 200 },
    pillars: [2150, 3460],
    glassEnd: [4890, 4780],
    doors: 4,
  },
  Wagon: {
    length: 4870,
    width: 1860,
    height: 1490,
    wheelbase: 2830,
    frontOverhang: 920,
    tyre: 342,
    clearance: 170,
    nose: 755,
    cowl: [1470, 980],
    header: [2180, 1435],
    peak: 2800,
    rearHeader: [4380, 1430],
    rearBase: [4740, 1075],
    deck: 1030,
    belt: [930, 995],
    roof: 1190,
    front: { bow: 170, corner: 410 },
    rear: { bow: 100, corner: 280 },
    pillars: [2830, 3760],
    glassEnd: [4510, 4260],
    doors: 4,
  },
}
