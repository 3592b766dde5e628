import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { EmptyState } from './empty-state.tsx'

/** What a list or a page says when it could not be had; announced at once. */
export const ErrorState = ({
  title,
  children,
  actions,
}: {
  title: string
  children?: ReactNode
  actions?: ReactNode
}) => (
  <div role="alert">
    <EmptyState icon={<CircleAlert />} title={title} actions={actions}>
      {children}
    </EmptyState>
  </div>
)
