import type { Scenery } from './svg.ts'
import { glow, gradient, n, rectangle, soft } from './svg.ts'

/** A showroom's front at dusk: its name over a wall of lit glass, paving before it. */
export const forecourt =
  (name: string, accent: string): Scenery =>
  (camera) => {
    const y = camera.cy + 30
    const panes: string[] = []
    for (let k = 0; k < 9; k++) {
      const x = -20 + k * 182
      panes.push(
        rectangle(x, 262, 172, y - 262, 'url(#glass)'),
        glow(`lamp${k}`, x + 86, 300, 80, 60, '#fff3d6', 0.75),
        `<path d="M${x + 24} ${n(y - 30)}c10-26 28-40 52-40h36c26 0 44 16 52 40z" fill="#2a2c30" opacity="0.28"/>`,
      )
    }
    const size = Math.min(74, 1250 / (name.length * 0.62))
    return `${gradient('sky', 0, 200, [
      [0, '#3f5a86'],
      [1, '#e2b48e'],
    ])}${rectangle(-10, -10, 1620, 240, 'url(#sky)')}${gradient('glass', 262, y, [
      [0, '#f3dfb9'],
      [0.6, '#c9b591'],
      [1, '#8d8577'],
    ])}${soft('panes', 1.4, `${rectangle(-20, 240, 1640, y - 230, '#34302c')}${panes.join('')}`, y + 20)}${rectangle(-10, 92, 1620, 170, '#26231f')}${rectangle(-10, 250, 1620, 12, accent)}<text x="800" y="${n(178 + size * 0.36)}" font-family="DejaVu Sans" font-weight="bold" font-size="${n(size)}" letter-spacing="3" text-anchor="middle" fill="#fff6e6">${name.replaceAll('&', '&amp;')}</text>${gradient(
      'floor',
      y,
      1200,
      [
        [0, '#6a635a'],
        [0.3, '#7c746a'],
        [1, '#57514a'],
      ],
    )}${rectangle(-10, y, 1620, 1210 - y, 'url(#floor)')}${glow('spill', 800, y + 30, 900, 140, '#ffe9c2', 0.4)}`
  }
