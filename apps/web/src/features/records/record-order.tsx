import { type EntityName, entityNamed } from '@alecrim/domain';
import { deviceValue } from '../../lib/device-choice.ts';
import { listOrderKey } from '../../lib/storage.ts';
import { Options, Select } from '../../ui/select.tsx';

const labels = { recentes: 'Mais recentes', nome: 'Nome, de A a Z', alteracao: 'Última alteração' };
type Order = keyof typeof labels;
const orders = Object.keys(labels) as Order[];

const stores = new Map<EntityName, ReturnType<typeof deviceValue<Order>>>();

function storeOf(entity: EntityName) {
  const store = stores.get(entity) ?? deviceValue(listOrderKey(entity), orders, 'recentes');
  stores.set(entity, store);
  return store;
}

/** The order of an entity's list that was last chosen on this device, as the server's `sort`. */
export function useRecordOrder(entity: EntityName) {
  const useOrder = storeOf(entity);
  const [order, choose] = useOrder();
  const sorts: Record<Order, string> = {
    recentes: '-created_date',
    nome: entityNamed(entity).titleField,
    alteracao: '-updated_date',
  };
  return { order, choose, sort: sorts[order] };
}

export type RecordOrder = ReturnType<typeof useRecordOrder>;

export const OrderSelect = ({ order, choose }: RecordOrder) => (
  <Select
    aria-label="Ordenar por"
    className="h-11 md:h-9"
    value={order}
    onChange={({ target }) => choose(target.value as Order)}
  >
    <Options labels={labels} />
  </Select>
);
