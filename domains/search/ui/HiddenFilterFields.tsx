/** The filters of the URL as hidden fields of a GET form, which otherwise drops them when it is submitted. */
export const HiddenFilterFields = ({ filters }: { filters: string }) =>
  [...new URLSearchParams(filters)].map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ))
