/** Puts the focus on a form's field, by its name, with what is in it selected. */
export const focusField = (form: HTMLFormElement, name: string): void => {
  const input = form.elements.namedItem(name)
  if (!(input instanceof HTMLInputElement)) return
  input.focus()
  input.select()
}
