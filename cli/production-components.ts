interface Component {
  name: string
  'bom-ref': string
  properties?: { name: string; value: string }[]
}

/** The fields of a CycloneDX document of npm that are read here. */
export interface BillOfMaterials {
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/**
 * A bill of materials without the packages that only developers use.
 *
 * The option `--omit dev` of npm 11 is not used: it also omits packages that the program uses, such as `react`, where a
 * tool of developers needs them as well. npm marks each package as package-lock.json does.
 * @param name of the root, which npm calls after its folder
 */
export function keepProductionComponents<Document extends BillOfMaterials>(
  document: Document,
  name: string,
): Document {
  const components = document.components.filter((component) => !isForDevelopment(component))
  const root = { ...document.metadata.component, name }
  const kept = new Set([root, ...components].map((component) => component['bom-ref']))
  const dependencies = document.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }))
  return { ...document, metadata: { ...document.metadata, component: root }, components, dependencies }
}

const isForDevelopment = ({ properties = [] }: Component) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true')
