type Asked = { Region?: string; Endpoint?: string; UseFIPS?: boolean; UseDualStack?: boolean }

export type Endpoint = { url: URL; properties: Record<string, unknown>; headers: Record<string, string[]> }

/** Regions of the `aws` partition, by the SDK's own expression; those of China and of governments have other hosts. */
const ordinaryRegion = /^(?:us|eu|ap|sa|ca|me|af|il|mx)-\w+-\d+$/

/** The region that was asked for. @throws Error when its hosts are not the ordinary ones, which is all we know */
export const ordinary = ({ Region = '', UseFIPS, UseDualStack }: Asked): string => {
  if (UseFIPS || UseDualStack || !ordinaryRegion.test(Region)) {
    throw new Error(`No endpoint is known for ${Region}: infra/slim-sdk/stand-ins/regional-endpoint.ts`)
  }
  return Region
}

/** Where a service answers. Stands for rules that every client carries as a graph with its interpreter, 14 kB. */
export const regionalEndpoint =
  (host: string) =>
  (asked: Asked): Endpoint => ({
    url: new URL(asked.Endpoint ?? `https://${host}.${ordinary(asked)}.amazonaws.com`),
    properties: {},
    headers: {},
  })
