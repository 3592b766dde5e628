// Runs in every page before its own scripts, and measures from within: what a driver outside waits for comes milliseconds late.
;(() => {
  const interactions = []
  const calls = []
  let pressedAt = 0

  // 16 ms is the least that browsers report; what took less is no entry at all.
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration } of list.getEntries())
      if (interactionId) interactions.push({ startTime, duration })
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  new PerformanceObserver((list) => {
    for (const { name, startTime, requestStart, responseEnd } of list.getEntries()) {
      const { pathname } = new URL(name)
      if (pathname.startsWith('/api/')) calls.push({ pathname, startTime, took: responseEnd - requestStart })
    }
  }).observe({ type: 'resource', buffered: true })
  // Not its click: a label passes on a second one to its box.
  for (const type of ['pointerup', 'keydown'])
    addEventListener(type, (event) => (pressedAt = event.timeStamp), { capture: true })

  // A task that follows the next frame: by then it is on the screen.
  const painted = () =>
    new Promise((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now()))
        port1.start()
        port2.postMessage(0)
      }),
    )

  const until = (holds) =>
    new Promise((resolve) => {
      const check = () => {
        if (!holds()) return
        observer.disconnect()
        removeEventListener('scroll', check)
        resolve()
      }
      const observer = new MutationObserver(check)
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      // A place in a list is returned to without any change of the document.
      addEventListener('scroll', check)
      check()
    })

  const list = () => document.querySelector('main ul[aria-busy]')
  const isSettled = () => list()?.ariaBusy === 'false' && list().querySelector('li a') !== null
  const heading = () => document.querySelector('main h1')?.textContent
  const count = () => {
    const status = document.querySelector('main [role=status]')
    return status?.ariaBusy === 'true' ? undefined : status?.textContent
  }

  /** When `holds` is painted, in ms after the press that comes. */
  const afterPress = async (holds) => {
    await until(holds)
    const at = await painted()
    return at - pressedAt
  }

  const nameOf = (box) => {
    const group = box.closest('fieldset')?.querySelector('legend')?.textContent
    return `${group}: ${box.closest('label').querySelector('bdi, span:nth-child(2)').textContent}`
  }
  const boxes = () => [...document.querySelectorAll('aside input[type=checkbox]')]

  const numberAtEnd = (text) => text?.match(/([\d,]+)\D*$/)?.[1]
  /** Whether every car that is found has it: a press would change nothing that can be waited for. */
  const isOfAll = (box) => numberAtEnd(box.closest('label').textContent) === numberAtEnd(count())

  window.measure = {
    /** The names of the filters that are ticked, and of those that can be. */
    boxes: () => ({
      ticked: boxes()
        .filter(({ checked }) => checked)
        .map(nameOf),
      free: boxes()
        .filter((box) => !box.disabled && !box.checked && !isOfAll(box))
        .map(nameOf),
    }),
    /** Resolves when the page has drawn all that it had to. */
    idle: () => new Promise((resolve) => requestIdleCallback(() => resolve())),
    box: (name) => boxes().find((box) => nameOf(box) === name),
    /** Resolves when results of another search are on the screen. */
    results: () => {
      const before = count()
      return afterPress(() => count() !== undefined && count() !== before && isSettled())
    },
    /** Resolves when the page is in the other language. */
    language: () => {
      const { lang } = document.documentElement
      const before = heading()
      return afterPress(() => document.documentElement.lang !== lang && heading() !== before)
    },
    /** Resolves when another page is on the screen. */
    page: () => {
      const before = heading()
      return afterPress(() => heading() !== undefined && heading() !== before)
    },
    /** Resolves when the list under the search box completes `text`. */
    completed: (text) =>
      afterPress(() =>
        [...document.querySelectorAll('[role=listbox] b')].some(
          ({ textContent }) => textContent.toLowerCase() === text,
        ),
      ),
    /** Goes back to a list. Resolves when it is painted where it stood: ms. */
    back: async (top) => {
      const started = performance.now()
      history.back()
      await until(() => isSettled() && Math.abs(scrollY - top) < 2)
      return (await painted()) - started
    },
    /** The browser's own figure for a press: of its events the slowest, ms until the frame after it. */
    feedback: (since) =>
      Math.max(
        16,
        ...interactions.filter(({ startTime }) => startTime >= since).map(({ duration }) => duration),
      ),
    calls: (since) => calls.filter(({ startTime }) => startTime >= since),
    isSettled,
    /** Everything that was fetched, and the photos in sight with the bytes of each and how many pixels too wide it is. */
    fetched: () => {
      const entries = performance.getEntriesByType('resource')
      const [page] = performance.getEntriesByType('navigation')
      const sizeOf = new Map(entries.map((entry) => [entry.name, entry.transferSize]))
      const inSight = [...document.images].filter((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect()
        const isInSight = top < innerHeight && bottom > 0 && left < innerWidth && right > 0
        return width > 0 && isInSight && sizeOf.has(image.currentSrc)
      })
      return {
        files: [page, ...entries].map(({ name, transferSize }) => ({ name, bytes: transferSize })),
        photos: inSight.map((image) => ({
          bytes: sizeOf.get(image.currentSrc),
          // `naturalWidth` is what `sizes` made of the file's own.
          wide:
            Number(new URL(image.currentSrc).searchParams.get('w')) /
            (image.getBoundingClientRect().width * devicePixelRatio),
        })),
      }
    },
  }
})()
