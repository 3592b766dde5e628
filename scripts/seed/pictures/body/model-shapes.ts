import type { BodyType } from '#shared/reference/body-types.ts'
import type { Character, Grille, Lamps, ModelShape, RearLamps, WheelDesign } from '../picture.ts'
import { bodies } from './bodies.ts'
import type { Body } from './bodies.ts'
import { variants } from './variants.ts'

const archetype = (bodyType: BodyType, character?: Character): Body => ({
  ...bodies[bodyType],
  ...(character && variants[bodyType]?.[character]),
})

const archetypes = {
  suv: archetype('SUV'),
  lux: archetype('SUV', 'luxury'),
  off: archetype('SUV', 'offroad'),
  slope: archetype('SUV', 'sport'),
  cross: archetype('SUV', 'compact'),
  sedan: archetype('Sedan'),
  limo: archetype('Sedan', 'luxury'),
  fast: archetype('Sedan', 'sport'),
  small: archetype('Sedan', 'compact'),
  hatch: archetype('Hatchback'),
  mini: archetype('Hatchback', 'compact'),
  coupe: archetype('Coupe'),
  low: archetype('Coupe', 'sport'),
  open: archetype('Convertible'),
  pickup: archetype('Pickup'),
  truck: archetype('Pickup', 'luxury'),
  van: archetype('Van'),
  mpv: archetype('Van', 'compact'),
  wagon: archetype('Wagon'),
}

const looks: Record<keyof typeof archetypes, Character> = {
  suv: 'family',
  lux: 'luxury',
  off: 'offroad',
  slope: 'sport',
  cross: 'compact',
  sedan: 'family',
  limo: 'luxury',
  fast: 'sport',
  small: 'compact',
  hatch: 'compact',
  mini: 'compact',
  coupe: 'sport',
  low: 'sport',
  open: 'sport',
  pickup: 'offroad',
  truck: 'luxury',
  van: 'family',
  mpv: 'family',
  wagon: 'family',
}

/** What sets a model's body apart from its archetype once that has its dimensions, in millimetres. */
type Tweaks = {
  /** The windscreen stands further back. */
  hood?: number
  /** Its head leans further back. */
  rake?: number
  /** The roof ends later; the rear window's foot, the side glass with them. */
  roof?: number
  tail?: number
  glass?: number
  belt?: number
  nose?: number
  deck?: number
  corner?: number
  rear?: number
  ground?: number
  tyre?: number
  /** Width of the roof. */
  wide?: number
  /** Share of the length that lies before the front axle. */
  over?: number
  doors?: 2 | 4
  pillars?: readonly number[]
}

const fitted = (from: Body, [length, width, height, wheelbase]: readonly number[], t: Tweaks): Body => {
  const frontOverhang = Math.round(
    (t.over ?? from.frontOverhang / (from.length - from.wheelbase)) * (length! - wheelbase!),
  )
  const clearance = t.ground ?? from.clearance
  const x = (back: number) => {
    const rear = from.frontOverhang + from.wheelbase
    if (back < from.frontOverhang) return (back * frontOverhang) / from.frontOverhang
    if (back < rear) return frontOverhang + ((back - from.frontOverhang) * wheelbase!) / from.wheelbase
    return (
      frontOverhang +
      wheelbase! +
      ((back - rear) * (length! - frontOverhang - wheelbase!)) / (from.length - rear)
    )
  }
  const z = (up: number) =>
    clearance + ((up - from.clearance) * (height! - clearance)) / (from.height - from.clearance)
  const { hood = 0, rake = 0, roof = 0, tail = 0, glass = 0, belt = 0 } = t
  const at = ([px, pz]: readonly [number, number], dx = 0, dz = 0) => [x(px) + dx, z(pz) + dz] as const
  return {
    ...from,
    length: length!,
    width: width!,
    height: height!,
    wheelbase: wheelbase!,
    frontOverhang,
    clearance,
    tyre: t.tyre ?? Math.round((from.tyre * (wheelbase! / from.wheelbase + height! / from.height)) / 2),
    nose: z(from.nose) + (t.nose ?? 0),
    cowl: at(from.cowl, hood, belt),
    header: at(from.header, hood + rake),
    peak: x(from.peak),
    rearHeader: at(from.rearHeader, roof),
    rearBase: at(from.rearBase, tail, belt),
    deck: z(from.deck) + (t.deck ?? belt),
    belt: [z(from.belt[0]) + belt, z(from.belt[1]) + belt],
    roof: t.wide ?? (from.roof * width!) / from.width,
    front: {
      bow: t.corner !== undefined ? Math.round(t.corner * 0.25) : from.front.bow,
      corner: t.corner ?? from.front.corner,
    },
    rear: {
      bow: t.rear !== undefined ? Math.round(t.rear * 0.2) : from.rear.bow,
      corner: t.rear ?? from.rear.corner,
    },
    pillars: t.pillars ?? (t.doors === 2 ? [x(from.pillars[0]!) + 240] : from.pillars.map(x)),
    glassEnd: [x(from.glassEnd[0]) + tail * 0.7 + glass, x(from.glassEnd[1]) + roof + glass],
    doors: t.doors ?? from.doors,
  }
}

type Extras = Tweaks &
  Partial<
    Pick<
      ModelShape,
      'clad' | 'bright' | 'spare' | 'rails' | 'twoTone' | 'square' | 'pipe' | 'hoop' | 'character'
    >
  >

const shape = (
  from: keyof typeof archetypes,
  dimensions: readonly [number, number, number, number],
  [grille, lamps, rear, wheels]: readonly [Grille, Lamps, RearLamps, WheelDesign],
  {
    clad = false,
    bright = false,
    spare = false,
    rails = false,
    twoTone,
    square = false,
    pipe = false,
    hoop = false,
    character = looks[from],
    ...tweaks
  }: Extras = {},
): ModelShape => ({
  body: fitted(archetypes[from], dimensions, tweaks),
  character,
  grille,
  lamps,
  rearLamps: rear,
  wheels,
  clad,
  bright,
  spare,
  rails,
  square,
  pipe,
  hoop,
  ...(twoTone && { twoTone }),
})

const boxy = { corner: 130, rear: 90, square: true } as const

/** The shape of every model of the demo market, by make and model. */
export const modelShapes: Readonly<Record<string, ModelShape>> = {
  'Toyota Land Cruiser': shape('lux', [4985, 1980, 1945, 2850], ['bigbars', 'stacked', 'blocks', 'split'], {
    bright: true,
    rails: true,
    corner: 200,
    rear: 170,
  }),
  'Toyota Land Cruiser 70': shape(
    'pickup',
    [5230, 1790, 1955, 3180],
    ['gbars', 'biground', 'small', 'steel'],
    { ...boxy, clad: true, nose: 60, belt: 20, rake: -160, hood: -60, wide: 1330, tyre: 390, ground: 290 },
  ),
  'Toyota Prado': shape('suv', [4840, 1885, 1845, 2790], ['prado', 'swept', 'side', 'split'], {
    bright: true,
    rails: true,
    corner: 240,
    rear: 180,
  }),
  'Toyota Fortuner': shape('suv', [4795, 1855, 1835, 2745], ['thinbars', 'slim', 'slim', 'five'], {
    clad: true,
    rails: true,
    glass: -200,
    belt: 30,
  }),
  'Toyota Hilux': shape('pickup', [5330, 1855, 1815, 3085], ['hexagon', 'swept', 'small', 'five'], {
    clad: true,
    hoop: true,
  }),
  'Toyota Camry': shape('sedan', [4885, 1840, 1445, 2825], ['lowbars', 'slim', 'wrap', 'ten'], {}),
  'Toyota Corolla': shape('small', [4630, 1780, 1435, 2700], ['lowbars', 'narrow', 'slim', 'five'], {}),
  'Toyota Corolla Cross': shape('cross', [4460, 1825, 1620, 2640], ['octagon', 'swept', 'wrap', 'five'], {
    clad: true,
  }),
  'Toyota RAV4': shape('suv', [4600, 1855, 1685, 2690], ['octagon', 'slim', 'slim', 'five'], {
    clad: true,
    rails: true,
    corner: 260,
  }),
  'Toyota FJ Cruiser': shape('off', [4670, 1905, 1830, 2690], ['band', 'biground', 'side', 'steel'], {
    spare: true,
    twoTone: 'white',
    clad: true,
    square: true,
    doors: 2,
    pillars: [2700],
    glass: -560,
    belt: 55,
    corner: 220,
    rear: 150,
    rake: -40,
  }),
  'Toyota Highlander': shape('suv', [4950, 1930, 1730, 2850], ['single', 'swept', 'wrap', 'ten'], {
    rails: true,
    bright: true,
  }),
  'Toyota Hiace': shape('van', [5265, 1950, 1990, 3210], ['thinbars', 'block', 'posts', 'steel'], {
    hood: -40,
  }),
  'Toyota Innova': shape('mpv', [4735, 1830, 1795, 2750], ['hexagon', 'swept', 'wrap', 'ten'], {
    bright: true,
  }),
  'Nissan Patrol': shape('lux', [5165, 1995, 1940, 3075], ['patrol', 'cshape', 'blocks', 'turbine'], {
    bright: true,
    rails: true,
    belt: 35,
    corner: 300,
    glass: -160,
  }),
  'Nissan Patrol Super Safari': shape(
    'off',
    [5050, 1930, 1855, 2970],
    ['bars', 'square', 'squares', 'five'],
    { spare: true, clad: true, bright: true, corner: 180 },
  ),
  'Nissan Altima': shape('sedan', [4900, 1850, 1445, 2825], ['vmotion', 'swept', 'wrap', 'split'], {}),
  'Nissan Sunny': shape('small', [4495, 1740, 1460, 2620], ['vmotion', 'hawk', 'wrap', 'steel'], {
    bright: true,
  }),
  'Nissan Kicks': shape('cross', [4295, 1760, 1590, 2610], ['vmotion', 'swept', 'wrap', 'split'], {
    twoTone: 'black',
    clad: true,
  }),
  'Lexus LX': shape('lux', [5100, 1990, 1885, 2850], ['spindle', 'slim', 'bar', 'split'], {
    bright: true,
    rails: true,
    corner: 250,
  }),
  'Lexus GX': shape('suv', [4880, 1885, 1885, 2790], ['spindle', 'swept', 'side', 'split'], {
    bright: true,
    rails: true,
    corner: 230,
  }),
  'Lexus RX': shape('slope', [4890, 1920, 1695, 2850], ['spindle', 'slim', 'bar', 'ten'], {
    bright: true,
    roof: 180,
    tail: 60,
  }),
  'Lexus ES': shape('sedan', [4975, 1865, 1445, 2870], ['spindle', 'triple', 'slim', 'split'], {
    bright: true,
  }),
  'Lexus LS': shape('limo', [5235, 1900, 1450, 3125], ['spindle', 'hawk', 'slim', 'turbine'], {
    bright: true,
    pipe: true,
    roof: 120,
  }),
  'Lexus IS': shape('fast', [4710, 1840, 1435, 2800], ['spindle', 'slim', 'bar', 'split'], { pipe: true }),
  'Infiniti QX80': shape('lux', [5340, 2030, 1925, 3075], ['mazda', 'egg', 'slim', 'turbine'], {
    bright: true,
    rails: true,
    corner: 420,
    belt: 30,
  }),
  'Infiniti QX60': shape('suv', [5035, 1980, 1770, 2900], ['mazda', 'slim', 'bar', 'split'], {
    bright: true,
    twoTone: 'black',
  }),
  'Infiniti Q50': shape('fast', [4800, 1820, 1445, 2850], ['mazda', 'swept', 'wrap', 'ten'], {
    bright: true,
  }),
  'Mitsubishi Pajero': shape('off', [4900, 1875, 1870, 2780], ['thinbars', 'block', 'squares', 'five'], {
    spare: true,
    bright: true,
    corner: 260,
    rails: true,
    square: false,
  }),
  'Mitsubishi Montero Sport': shape('suv', [4825, 1815, 1835, 2800], ['shieldx', 'slim', 'posts', 'five'], {
    bright: true,
    rails: true,
  }),
  'Mitsubishi Outlander': shape('suv', [4710, 1862, 1745, 2706], ['shieldx', 'split', 'slim', 'ten'], {
    bright: true,
    twoTone: 'black',
  }),
  'Mitsubishi Attrage': shape('small', [4305, 1670, 1515, 2550], ['shieldx', 'swept', 'wrap', 'steel'], {}),
  'Mitsubishi L200': shape('pickup', [5305, 1815, 1795, 3000], ['shieldx', 'slim', 'posts', 'five'], {
    bright: true,
  }),
  'Honda Accord': shape('sedan', [4900, 1862, 1450, 2830], ['wing', 'narrow', 'wrap', 'split'], {
    bright: true,
    roof: 160,
  }),
  'Honda CR-V': shape('suv', [4625, 1855, 1680, 2660], ['wing', 'swept', 'posts', 'split'], {
    clad: true,
    bright: true,
  }),
  'Mazda 6': shape('sedan', [4870, 1840, 1450, 2830], ['mazda', 'slim', 'slim', 'ten'], {
    hood: 60,
    bright: true,
  }),
  'Mazda CX-5': shape('cross', [4550, 1842, 1680, 2700], ['mazda', 'slim', 'slim', 'ten'], {
    clad: true,
    hood: 70,
  }),
  'Mazda CX-9': shape('suv', [5065, 1969, 1716, 2930], ['mazda', 'slim', 'slim', 'turbine'], {
    bright: true,
    hood: 80,
    rake: 60,
  }),
  'Suzuki Jimny': shape('off', [3645, 1645, 1725, 2250], ['jimny', 'biground', 'small', 'steel'], {
    ...boxy,
    spare: true,
    clad: true,
    doors: 2,
    pillars: [2140],
    tyre: 340,
    ground: 210,
    corner: 100,
    rear: 60,
    over: 0.46,
  }),
  'Subaru Forester': shape('suv', [4625, 1815, 1730, 2670], ['hexagon', 'twin', 'blocks', 'five'], {
    clad: true,
    rails: true,
    belt: -40,
  }),
  'Isuzu D-Max': shape('pickup', [5265, 1870, 1785, 3125], ['twobars', 'swept', 'small', 'ten'], {
    corner: 320,
  }),
  'Hyundai Tucson': shape('cross', [4640, 1865, 1665, 2755], ['widemesh', 'split', 'bar', 'turbine'], {
    clad: true,
  }),
  'Hyundai Elantra': shape('fast', [4680, 1825, 1415, 2720], ['widemesh', 'narrow', 'bar', 'turbine'], {
    character: 'family',
  }),
  'Hyundai Sonata': shape('sedan', [4900, 1860, 1445, 2840], ['mesh', 'slim', 'bar', 'split'], {
    bright: true,
    roof: 200,
    tail: 100,
  }),
  'Hyundai Accent': shape('small', [4440, 1729, 1460, 2600], ['mesh', 'swept', 'wrap', 'steel'], {}),
  'Kia Sportage': shape('cross', [4660, 1865, 1660, 2755], ['tiger', 'fang', 'slim', 'turbine'], {
    clad: true,
    bright: true,
  }),
  'Kia Sorento': shape('suv', [4810, 1900, 1695, 2815], ['tiger', 'twolines', 'three', 'split'], {
    bright: true,
    rails: true,
  }),
  'Kia Telluride': shape('suv', [5000, 1990, 1750, 2900], ['tiger', 'stacked', 'posts', 'ten'], {
    bright: true,
    rails: true,
    corner: 220,
    rear: 160,
  }),
  'Kia Carnival': shape('mpv', [5155, 1995, 1775, 3090], ['tiger', 'slim', 'bar', 'ten'], {
    hood: 260,
    bright: true,
  }),
  'Kia Picanto': shape('mini', [3595, 1595, 1495, 2400], ['closed', 'swept', 'side', 'five'], {}),
  'Kia Cerato': shape('small', [4640, 1800, 1440, 2700], ['tiger', 'swept', 'bar', 'ten'], { roof: 100 }),
  'Genesis G80': shape('limo', [4995, 1925, 1465, 3010], ['crest', 'twolines', 'slim', 'turbine'], {
    bright: true,
    roof: 160,
    tail: 80,
  }),
  'KGM Torres': shape('suv', [4700, 1890, 1720, 2680], ['slots', 'narrow', 'squares', 'five'], {
    clad: true,
    rails: true,
    corner: 230,
    belt: 30,
  }),
  'SsangYong Rexton': shape('suv', [4850, 1960, 1825, 2865], ['wing', 'swept', 'slim', 'split'], {
    bright: true,
    rails: true,
  }),
  'GMC Yukon': shape('lux', [5340, 2058, 1943, 3071], ['billet', 'cshape', 'posts', 'ten'], {
    bright: true,
    rails: true,
    corner: 200,
    rear: 130,
  }),
  'GMC Sierra': shape('truck', [5890, 2063, 1918, 3745], ['billet', 'cshape', 'small', 'split'], {
    bright: true,
    corner: 220,
  }),
  'Chevrolet Tahoe': shape('lux', [5352, 2058, 1927, 3071], ['split', 'narrow', 'side', 'ten'], {
    rails: true,
    bright: true,
    corner: 220,
    rear: 140,
  }),
  'Chevrolet Suburban': shape('lux', [5733, 2059, 1923, 3406], ['split', 'narrow', 'side', 'split'], {
    rails: true,
    bright: true,
    corner: 220,
    rear: 120,
  }),
  'Chevrolet Silverado': shape('truck', [5885, 2063, 1918, 3745], ['split', 'twolines', 'blocks', 'five'], {
    corner: 240,
  }),
  'Chevrolet Camaro': shape('coupe', [4784, 1897, 1348, 2811], ['slit', 'narrow', 'blocks', 'five'], {
    belt: 70,
    wide: 1040,
    pipe: true,
  }),
  'Chevrolet Corvette': shape('low', [4630, 1933, 1234, 2722], ['none', 'sunk', 'blocks', 'split'], {
    hood: -260,
    pipe: true,
    belt: 20,
  }),
  'Chevrolet Captiva': shape('suv', [4655, 1835, 1760, 2750], ['split', 'slim', 'wrap', 'five'], {
    rails: true,
  }),
  'Cadillac Escalade': shape('lux', [5382, 2059, 1948, 3071], ['crest', 'tall', 'posts', 'turbine'], {
    bright: true,
    rails: true,
    corner: 190,
    rear: 120,
  }),
  'Cadillac CT5': shape('limo', [4924, 1883, 1453, 2947], ['crest', 'tall', 'posts', 'ten'], {
    roof: 220,
    tail: 140,
    pipe: true,
  }),
  'Ford F-150': shape('truck', [5890, 2030, 1961, 3683], ['twobars', 'cshape', 'blocks', 'split'], {
    bright: true,
    corner: 200,
  }),
  'Ford Raptor': shape('truck', [5890, 2200, 1990, 3690], ['raptor', 'cshape', 'blocks', 'steel'], {
    clad: true,
    corner: 210,
    tyre: 440,
    ground: 330,
    square: true,
    character: 'offroad',
    hoop: true,
  }),
  'Ford Explorer': shape('suv', [5050, 2004, 1778, 3025], ['hexagon', 'swept', 'blocks', 'five'], {
    rails: true,
    hood: 40,
  }),
  'Ford Expedition': shape('lux', [5334, 2029, 1941, 3112], ['twobars', 'twin', 'side', 'ten'], {
    rails: true,
    bright: true,
  }),
  'Ford Mustang': shape('coupe', [4789, 1916, 1381, 2720], ['pony', 'triple', 'three', 'ten'], {
    hood: 90,
    pipe: true,
    corner: 380,
  }),
  'Lincoln Navigator': shape('lux', [5334, 2029, 1938, 3112], ['bigmesh', 'swept', 'bar', 'turbine'], {
    bright: true,
    rails: true,
    belt: 30,
  }),
  'Jeep Wrangler': shape('off', [4785, 1875, 1838, 3008], ['slots', 'biground', 'small', 'five'], {
    ...boxy,
    spare: true,
    clad: true,
    twoTone: 'black',
    corner: 110,
    belt: -20,
    tyre: 415,
    ground: 280,
    over: 0.4,
  }),
  'Jeep Grand Cherokee': shape('suv', [4914, 1968, 1799, 2964], ['slots', 'narrow', 'slim', 'split'], {
    bright: true,
    rails: true,
    corner: 250,
  }),
  'Dodge Charger': shape('fast', [5040, 1905, 1479, 3052], ['slit', 'cshape', 'ring', 'five'], {
    pipe: true,
    nose: 50,
    corner: 320,
  }),
  'Dodge Challenger': shape('coupe', [5022, 1923, 1450, 2950], ['slit', 'four', 'ring', 'five'], {
    pipe: true,
    nose: 70,
    corner: 300,
    rear: 240,
    belt: 40,
  }),
  'Dodge Durango': shape('suv', [5110, 1924, 1801, 3042], ['slit', 'swept', 'ring', 'five'], {
    rails: true,
    hood: 70,
  }),
  'RAM 1500': shape('truck', [5916, 2084, 1971, 3672], ['ram', 'slim', 'posts', 'turbine'], { bright: true }),
  'RAM 1500 TRX': shape('truck', [5916, 2235, 2055, 3686], ['raptor', 'swept', 'posts', 'steel'], {
    clad: true,
    tyre: 445,
    ground: 340,
    square: true,
    character: 'offroad',
  }),
  'Chrysler 300C': shape('limo', [5044, 1902, 1485, 3052], ['bigmesh', 'block', 'side', 'turbine'], {
    bright: true,
    nose: 70,
    belt: 60,
    corner: 330,
  }),
  'Tesla Model 3': shape('fast', [4694, 1849, 1443, 2875], ['closed', 'swept', 'wrap', 'turbine'], {
    hood: -130,
    rake: 60,
    roof: 220,
    tail: 120,
    nose: -30,
  }),
  'Tesla Model Y': shape('slope', [4751, 1921, 1624, 2890], ['closed', 'swept', 'wrap', 'turbine'], {
    hood: -160,
    rake: 80,
    nose: -60,
  }),
  'Hummer H3': shape('off', [4742, 1897, 1872, 2842], ['slots', 'round', 'small', 'five'], {
    ...boxy,
    clad: true,
    spare: true,
    belt: 130,
    glass: -90,
    hood: -40,
  }),
  'Mercedes-Benz G-Class': shape('off', [4817, 1931, 1969, 2890], ['gbars', 'biground', 'small', 'split'], {
    ...boxy,
    spare: true,
    corner: 70,
    rear: 50,
    bright: true,
    rake: -90,
    wide: 1560,
    belt: -10,
    tyre: 400,
    ground: 240,
  }),
  'Mercedes-Benz S-Class': shape('limo', [5179, 1954, 1503, 3106], ['star', 'hawk', 'wrap', 'turbine'], {
    bright: true,
    pipe: true,
  }),
  'Mercedes-Benz E-Class': shape('sedan', [4935, 1852, 1468, 2939], ['star', 'hawk', 'slim', 'ten'], {
    bright: true,
    pipe: true,
  }),
  'Mercedes-Benz C-Class': shape('fast', [4751, 1820, 1438, 2865], ['star', 'hawk', 'slim', 'five'], {
    bright: true,
    roof: 60,
  }),
  'Mercedes-Benz GLE': shape('suv', [4924, 1947, 1772, 2995], ['star', 'hawk', 'slim', 'turbine'], {
    bright: true,
    rails: true,
  }),
  'Mercedes-Benz GLC': shape('suv', [4658, 1890, 1644, 2873], ['star', 'hawk', 'slim', 'five'], {
    bright: true,
  }),
  'Mercedes-Benz GLS': shape('lux', [5207, 1956, 1823, 3135], ['star', 'hawk', 'wrap', 'turbine'], {
    bright: true,
    rails: true,
    corner: 330,
  }),
  'Mercedes-Benz A-Class': shape('hatch', [4419, 1796, 1440, 2729], ['star', 'hawk', 'slim', 'ten'], {
    hood: 40,
  }),
  'Mercedes-Benz V-Class': shape('mpv', [5140, 1928, 1880, 3200], ['star', 'hawk', 'posts', 'ten'], {
    bright: true,
  }),
  'BMW X5': shape('suv', [4922, 2004, 1745, 2975], ['kidney', 'twin', 'slim', 'split'], {
    bright: true,
    rails: true,
    pipe: true,
  }),
  'BMW X6': shape('slope', [4935, 2004, 1696, 2975], ['kidney', 'twin', 'slim', 'ten'], { pipe: true }),
  'BMW X3': shape('suv', [4708, 1891, 1676, 2864], ['kidney', 'twin', 'blocks', 'five'], {
    bright: true,
    rails: true,
  }),
  'BMW 7 Series': shape('limo', [5391, 1950, 1544, 3215], ['tallkidney', 'split', 'slim', 'turbine'], {
    bright: true,
    nose: 70,
    belt: 50,
  }),
  'BMW 5 Series': shape('sedan', [4963, 1868, 1479, 2975], ['kidney', 'twin', 'wrap', 'split'], {
    bright: true,
    hood: 70,
    pipe: true,
  }),
  'BMW 3 Series': shape('fast', [4709, 1827, 1435, 2851], ['kidney', 'twin', 'slim', 'five'], {
    hood: 40,
    pipe: true,
  }),
  'BMW M4': shape('coupe', [4794, 1887, 1393, 2857], ['tallkidney', 'twin', 'slim', 'split'], {
    twoTone: 'black',
    pipe: true,
  }),
  'Audi Q7': shape('suv', [5063, 1970, 1741, 2994], ['single', 'narrow', 'bar', 'ten'], {
    bright: true,
    rails: true,
    rake: 40,
  }),
  'Audi A6': shape('sedan', [4939, 1886, 1457, 2924], ['single', 'narrow', 'bar', 'split'], { bright: true }),
  'Audi A8': shape('limo', [5172, 1945, 1473, 2998], ['single', 'narrow', 'bar', 'turbine'], {
    bright: true,
    pipe: true,
  }),
  'Audi RS Q8': shape('slope', [5012, 1998, 1694, 2998], ['single', 'narrow', 'bar', 'ten'], {
    pipe: true,
    roof: 120,
  }),
  'Volkswagen Teramont': shape('suv', [5037, 1989, 1768, 2979], ['thinbars', 'block', 'bar', 'five'], {
    bright: true,
    rails: true,
    corner: 250,
    rear: 180,
  }),
  'Volkswagen Golf': shape('hatch', [4284, 1789, 1456, 2636], ['closed', 'slim', 'wrap', 'split'], {}),
  'Porsche Cayenne': shape('suv', [4918, 1983, 1696, 2895], ['none', 'egg', 'bar', 'split'], {
    hood: 50,
    rake: 60,
    roof: -120,
    pipe: true,
    corner: 430,
    nose: -40,
  }),
  'Porsche Macan': shape('cross', [4696, 1923, 1624, 2807], ['none', 'egg', 'bar', 'ten'], {
    hood: 80,
    rake: 40,
    roof: -140,
    corner: 430,
    nose: -30,
    character: 'sport',
  }),
  'Porsche Panamera': shape('fast', [5049, 1937, 1423, 2950], ['none', 'egg', 'bar', 'turbine'], {
    hood: 40,
    roof: 300,
    tail: 260,
    pipe: true,
    glass: 60,
  }),
  'Porsche 911': shape('low', [4519, 1852, 1298, 2450], ['none', 'egg', 'bar', 'five'], {
    hood: -280,
    rake: -40,
    roof: -60,
    tail: 160,
    nose: -20,
    pipe: true,
    over: 0.48,
    wide: 1100,
  }),
  'Porsche 718 Boxster': shape('open', [4379, 1801, 1281, 2475], ['none', 'egg', 'bar', 'five'], {
    hood: -260,
    nose: -20,
  }),
  'Skoda Kodiaq': shape('suv', [4697, 1882, 1676, 2791], ['upright', 'split', 'wrap', 'five'], {
    bright: true,
    rails: true,
  }),
  'Skoda Octavia': shape('sedan', [4689, 1829, 1470, 2686], ['upright', 'narrow', 'wrap', 'ten'], {
    roof: 160,
    tail: 160,
  }),
  'Land Rover Range Rover': shape('lux', [5000, 1983, 1869, 2922], ['slim', 'narrow', 'posts', 'turbine'], {
    twoTone: 'floating',
    corner: 260,
    rear: 200,
    belt: -20,
    hood: -30,
  }),
  'Land Rover Range Rover Sport': shape('suv', [4879, 1983, 1803, 2923], ['slim', 'slim', 'slim', 'split'], {
    twoTone: 'floating',
    corner: 290,
    roof: -160,
    belt: 30,
  }),
  'Land Rover Defender': shape('off', [5018, 2008, 1967, 3022], ['band', 'round', 'squares', 'steel'], {
    ...boxy,
    spare: true,
    twoTone: 'black',
    corner: 210,
    rear: 90,
    clad: false,
    rake: 20,
    tyre: 405,
    wide: 1500,
  }),
  'Jaguar F-Pace': shape('suv', [4731, 2071, 1667, 2874], ['mazda', 'slim', 'slim', 'split'], {
    hood: 70,
    roof: -140,
    pipe: true,
  }),
  'Jaguar XJ': shape('limo', [5130, 1899, 1460, 3032], ['bigmesh', 'swept', 'posts', 'ten'], {
    roof: 240,
    tail: 160,
    pipe: true,
    bright: true,
  }),
  'Volvo XC90': shape('suv', [4953, 1958, 1776, 2984], ['volvo', 'hammer', 'posts', 'ten'], {
    bright: true,
    rails: true,
    corner: 300,
    belt: -10,
  }),
  'MINI Cooper S': shape('mini', [3850, 1727, 1414, 2495], ['hexagon', 'biground', 'squares', 'five'], {
    twoTone: 'black',
    doors: 2,
    pillars: [2360],
    hood: 200,
    rake: -150,
    bright: true,
    over: 0.52,
  }),
  'Peugeot 3008': shape('cross', [4447, 1841, 1624, 2675], ['wing', 'fang', 'three', 'ten'], {
    twoTone: 'black',
    bright: true,
    clad: true,
  }),
  'Renault Duster': shape('cross', [4341, 1804, 1693, 2673], ['bars', 'block', 'squares', 'steel'], {
    clad: true,
    rails: true,
    corner: 280,
    ground: 230,
    character: 'compact',
  }),
  'Citroën C4': shape('hatch', [4360, 1800, 1525, 2670], ['closed', 'split', 'wrap', 'five'], {
    clad: true,
    ground: 190,
    tyre: 345,
    roof: 120,
  }),
  'Fiat 500': shape('mini', [3571, 1627, 1488, 2300], ['closed', 'biground', 'squares', 'five'], {
    doors: 2,
    pillars: [2220],
    bright: true,
    corner: 470,
    rear: 380,
  }),
  'Alfa Romeo Giulia': shape('fast', [4643, 1860, 1436, 2820], ['triangle', 'slim', 'slim', 'five'], {
    hood: 70,
    pipe: true,
  }),
  'Maserati Levante': shape('slope', [5003, 1968, 1679, 3004], ['oval', 'slim', 'slim', 'split'], {
    hood: 100,
    pipe: true,
    bright: true,
  }),
  'Maserati Ghibli': shape('fast', [4971, 1945, 1461, 2998], ['oval', 'swept', 'wrap', 'split'], {
    hood: 100,
    pipe: true,
  }),
  'Ferrari 488': shape('low', [4568, 1952, 1213, 2650], ['none', 'sunk', 'quad', 'five'], {
    hood: -300,
    rake: -40,
    roof: -200,
    tail: 0,
    belt: 20,
    pipe: true,
    over: 0.56,
  }),
  'Lamborghini Urus': shape('slope', [5112, 2016, 1638, 3003], ['raptor', 'sunk', 'slim', 'five'], {
    pipe: true,
    nose: -70,
    rake: 60,
    roof: 60,
  }),
  'Bentley Bentayga': shape('suv', [5140, 1998, 1742, 2995], ['bigmesh', 'four', 'slim', 'turbine'], {
    bright: true,
    pipe: true,
    corner: 380,
  }),
  'Rolls-Royce Cullinan': shape('lux', [5341, 2164, 1835, 3295], ['upright', 'narrow', 'side', 'turbine'], {
    bright: true,
    pipe: true,
    nose: 90,
    hood: 60,
    corner: 300,
    deck: -60,
  }),
  'Aston Martin DBX': shape('slope', [5039, 1998, 1680, 3060], ['oval', 'egg', 'slim', 'split'], {
    hood: 60,
    pipe: true,
  }),
  'McLaren 720S': shape('low', [4543, 1930, 1196, 2670], ['closed', 'sunk', 'slim', 'ten'], {
    hood: -300,
    rake: -40,
    roof: -200,
    pipe: true,
    nose: -30,
    over: 0.56,
    wide: 980,
  }),
  'MG ZS': shape('cross', [4323, 1809, 1653, 2585], ['mesh', 'swept', 'wrap', 'five'], {
    clad: true,
    rails: true,
  }),
  'MG RX5': shape('suv', [4571, 1855, 1719, 2708], ['octagon', 'swept', 'wrap', 'ten'], {
    bright: true,
    rails: true,
  }),
  'MG 5': shape('small', [4675, 1842, 1480, 2680], ['mesh', 'slim', 'bar', 'split'], { roof: 180 }),
  'Chery Tiggo 8 Pro': shape('suv', [4722, 1860, 1746, 2710], ['mesh', 'narrow', 'bar', 'turbine'], {
    bright: true,
    rails: true,
  }),
  'Exeed VX': shape('suv', [4970, 1940, 1795, 2900], ['waterfall', 'slim', 'bar', 'turbine'], {
    bright: true,
    rails: true,
  }),
  'Omoda C5': shape('cross', [4400, 1830, 1588, 2630], ['widemesh', 'split', 'slim', 'turbine'], {
    twoTone: 'black',
    clad: true,
    roof: -120,
  }),
  'Jaecoo J7': shape('suv', [4500, 1865, 1680, 2672], ['waterfall', 'split', 'bar', 'five'], {
    twoTone: 'black',
    clad: true,
    corner: 200,
    rear: 140,
  }),
  'Jetour T2': shape('off', [4785, 2006, 1880, 2800], ['band', 'split', 'squares', 'five'], {
    ...boxy,
    spare: true,
    clad: true,
    corner: 170,
    rake: 60,
    rails: true,
  }),
  'Jetour X70 Plus': shape('suv', [4749, 1900, 1720, 2745], ['hexagon', 'slim', 'bar', 'ten'], {
    bright: true,
    rails: true,
  }),
  'Geely Monjaro': shape('suv', [4770, 1895, 1689, 2845], ['waterfall', 'narrow', 'bar', 'split'], {
    bright: true,
    twoTone: 'floating',
  }),
  'Haval H6': shape('suv', [4653, 1886, 1730, 2738], ['hexagon', 'swept', 'bar', 'split'], { bright: true }),
  'GWM Poer': shape('pickup', [5410, 1934, 1886, 3230], ['raptor', 'block', 'posts', 'ten'], {
    clad: true,
    hoop: true,
    corner: 260,
  }),
  'Tank 300': shape('off', [4760, 1930, 1903, 2750], ['gbars', 'biground', 'small', 'five'], {
    spare: true,
    clad: true,
    corner: 260,
    rear: 160,
    rails: true,
    square: true,
  }),
  'Tank 500': shape('lux', [5070, 1934, 1905, 2850], ['bigbars', 'narrow', 'posts', 'turbine'], {
    bright: true,
    spare: true,
    rails: true,
    corner: 230,
  }),
  'GAC GS8': shape('suv', [4980, 1950, 1780, 2920], ['bigbars', 'stacked', 'blocks', 'turbine'], {
    bright: true,
    rails: true,
    corner: 260,
    twoTone: 'floating',
  }),
  'Changan CS95': shape('suv', [4949, 1930, 1785, 2810], ['vmotion', 'slim', 'bar', 'ten'], {
    bright: true,
    rails: true,
  }),
  'Changan UNI-K': shape('slope', [4865, 1948, 1695, 2890], ['widemesh', 'thin', 'bar', 'turbine'], {
    roof: 200,
  }),
  'BYD Han': shape('limo', [4980, 1910, 1495, 2920], ['closed', 'bar', 'bar', 'turbine'], {
    bright: true,
    roof: 240,
    tail: 120,
  }),
  'BYD Song Plus': shape('suv', [4705, 1890, 1680, 2765], ['closed', 'bar', 'bar', 'split'], {
    bright: true,
  }),
  'Hongqi H9': shape('limo', [5137, 1904, 1493, 3060], ['upright', 'hawk', 'bar', 'turbine'], {
    bright: true,
    nose: 60,
  }),
  'BAIC BJ40': shape('off', [4630, 1925, 1871, 2745], ['slots', 'biground', 'squares', 'steel'], {
    ...boxy,
    spare: true,
    clad: true,
    twoTone: 'black',
    corner: 150,
  }),
  'Zeekr 001': shape('wagon', [4970, 1999, 1560, 3005], ['closed', 'split', 'bar', 'turbine'], {
    roof: -100,
    twoTone: 'floating',
    bright: true,
  }),
}
