/** The filters of an address inside a GET form, which would drop them: each a hidden field. */
export const HiddenFilterFields = ({ filters }: { filters: string }) =>
  [...new URLSearchParams(filters)].map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ))
