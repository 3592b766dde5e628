import type { Query } from '@tanstack/react-query'

type State = Pick<Query['state'], 'dataUpdatedAt' | 'errorUpdatedAt'>

/** True for cached data that was restored after the request for newer data had failed. */
export const isBroughtBack = ({ dataUpdatedAt, errorUpdatedAt }: State): boolean =>
  dataUpdatedAt > 0 && errorUpdatedAt > dataUpdatedAt
