import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Frees what nobody refers to, so that it is not counted and does not interrupt what is measured next. */
export const collectGarbage = (): void => {
  // What a first round finalises, such as array buffers, a second one frees.
  collect()
  collect()
}
