import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

/** What can be uploaded, as the server lists it. */
export function useDocumentTypes() {
  return useQuery({
    queryKey: ['document-types'],
    queryFn: async ({ signal }) => (await api.GET('/v1/console/document-types', { signal })).data?.document_types ?? [],
  });
}
