import { Suspense, type ReactNode } from 'react'
import { useMedia } from './use-media.ts'

type WhereMediaProps = {
  /** A media query. */
  query: string
  /** The content of prerendered shells, which do not know the screen. */
  waiting?: ReactNode
  children: ReactNode
}

const Matching = ({ query, children }: WhereMediaProps) => useMedia(query) && children

/** Draws its children only where a media query holds: elsewhere they are not even loaded. */
export const WhereMedia = (props: WhereMediaProps) => (
  <Suspense fallback={props.waiting}>
    <Matching {...props} />
  </Suspense>
)
