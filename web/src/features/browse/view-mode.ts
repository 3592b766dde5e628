import { create } from 'zustand'

export type ViewMode = 'grid' | 'list'

/** How results are laid out. Kept for the visit only (spec 4). */
export const useViewMode = create<{ mode: ViewMode }>(() => ({ mode: 'grid' }))

export const setViewMode = (mode: ViewMode): void => useViewMode.setState({ mode })
