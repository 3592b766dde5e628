/** Triangles in metres: x forward, y to the car's left, z up from the ground; `uv` means what its part says. */
export type Mesh = { position: Float32Array; normal: Float32Array; uv: Float32Array; index: Uint32Array }

/** Writes x, y, z, u, v of one grid point into `out`. */
export type GridPoint = (i: number, j: number, out: Float32Array) => void

/** Vertex normals as the sum of the neighbouring triangles' (their areas weigh in), so that a grid shades smooth. */
const addNormals = (mesh: Mesh): void => {
  const { position: p, normal: n, index } = mesh
  for (let t = 0; t < index.length; t += 3) {
    const [a, b, c] = [index[t]! * 3, index[t + 1]! * 3, index[t + 2]! * 3]
    const ux = p[b]! - p[a]!
    const uy = p[b + 1]! - p[a + 1]!
    const uz = p[b + 2]! - p[a + 2]!
    const vx = p[c]! - p[a]!
    const vy = p[c + 1]! - p[a + 1]!
    const vz = p[c + 2]! - p[a + 2]!
    const nx = uy * vz - uz * vy
    const ny = uz * vx - ux * vz
    const nz = ux * vy - uy * vx
    for (const k of [a, b, c]) {
      n[k]! += nx
      n[k + 1]! += ny
      n[k + 2]! += nz
    }
  }
  for (let k = 0; k < n.length; k += 3) {
    const length = Math.hypot(n[k]!, n[k + 1]!, n[k + 2]!) || 1
    n[k]! /= length
    n[k + 1]! /= length
    n[k + 2]! /= length
  }
}

/**
 * A sheet of columns × rows points. Normals point to u × v (columns × rows); `closed` joins the last column to the
 * first, which must then be the same point: its normals are averaged.
 */
export const grid = (columns: number, rows: number, point: GridPoint, closed = false): Mesh => {
  const count = columns * rows
  const mesh: Mesh = {
    position: new Float32Array(count * 3),
    normal: new Float32Array(count * 3),
    uv: new Float32Array(count * 2),
    index: new Uint32Array((columns - 1) * (rows - 1) * 6),
  }
  const out = new Float32Array(5)
  let t = 0
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const k = j * columns + i
      point(i, j, out)
      mesh.position.set(out.subarray(0, 3), k * 3)
      mesh.uv.set(out.subarray(3, 5), k * 2)
      if (i === columns - 1 || j === rows - 1) continue
      mesh.index.set([k, k + 1, k + columns, k + 1, k + columns + 1, k + columns], t)
      t += 6
    }
  }
  addNormals(mesh)
  if (closed) sew(mesh, columns, rows)
  return mesh
}

const sew = (mesh: Mesh, columns: number, rows: number): void => {
  const { normal: n } = mesh
  for (let j = 0; j < rows; j++) {
    const a = j * columns * 3
    const b = a + (columns - 1) * 3
    const sum = [n[a]! + n[b]!, n[a + 1]! + n[b + 1]!, n[a + 2]! + n[b + 2]!] as const
    const length = Math.hypot(...sum) || 1
    for (let k = 0; k < 3; k++) n[a + k] = n[b + k] = sum[k]! / length
  }
}

/** The same mesh on the other side of the car. A half that meets its mirror image at y = 0 has its seam flattened. */
export const mirrored = (mesh: Mesh): Mesh => {
  const position = mesh.position.slice()
  const normal = mesh.normal.slice()
  const index = mesh.index.slice()
  for (let k = 1; k < position.length; k += 3) {
    if (Math.abs(position[k]!) < 1e-4) {
      const length = Math.hypot(normal[k - 1]!, normal[k + 1]!) || 1
      for (const n of [mesh.normal, normal]) {
        n[k - 1]! /= length
        n[k + 1]! /= length
        n[k] = 0
      }
    }
    position[k] = -position[k]!
    normal[k] = -normal[k]!
  }
  for (let t = 0; t < index.length; t += 3) [index[t], index[t + 1]] = [index[t + 1]!, index[t]!]
  return { position, normal, uv: mesh.uv, index }
}

/** The mesh moved by a vector in metres. */
export const moved = (mesh: Mesh, x: number, y: number, z: number): Mesh => {
  const position = mesh.position.slice()
  for (let k = 0; k < position.length; k += 3) {
    position[k]! += x
    position[k + 1]! += y
    position[k + 2]! += z
  }
  return { ...mesh, position }
}

/** The mesh leant about the y axis through the origin, by radians (positive leans the top backwards). */
export const leant = (mesh: Mesh, angle: number): Mesh => {
  const turn = (from: Float32Array) => {
    const to = from.slice()
    for (let k = 0; k < to.length; k += 3) {
      const [x, z] = [from[k]!, from[k + 2]!]
      to[k] = x * Math.cos(angle) - z * Math.sin(angle)
      to[k + 2] = x * Math.sin(angle) + z * Math.cos(angle)
    }
    return to
  }
  return { ...mesh, position: turn(mesh.position), normal: turn(mesh.normal) }
}
