/** A drop of paint beside a colour's name. */
export const Swatch = ({ hex }: { hex: string }) => (
  <span
    aria-hidden
    style={{ backgroundColor: hex }}
    className="size-4.5 shrink-0 rounded-full border border-edge/60 forced-color-adjust-none"
  />
)
