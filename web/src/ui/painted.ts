/** After the next frame: what was just pressed is on the screen by then, and work that would have kept it from there can begin. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    // A page out of sight paints nothing.
    if (!('document' in globalThis) || document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
