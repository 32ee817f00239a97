import {
  type ColumnDefinitionNode,
  DataTypeNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  RawNode,
} from 'kysely';

/**
 * Gives text columns the order of their code points, as they have it on SQLite: what is sorted by text has the same order
 * on both databases, whatever locale a PostgreSQL database was made with, and moments compare as quickly as bytes.
 */
export class BinaryTextPlugin implements KyselyPlugin {
  readonly #transformer = new BinaryTextTransformer();

  transformQuery({ node }: PluginTransformQueryArgs) {
    return this.#transformer.transformNode(node);
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }
}

class BinaryTextTransformer extends OperationNodeTransformer {
  protected override transformColumnDefinition(node: ColumnDefinitionNode): ColumnDefinitionNode {
    const { dataType } = node;
    const isText = DataTypeNode.is(dataType) && dataType.dataType === 'text';
    return super.transformColumnDefinition(
      isText ? { ...node, dataType: RawNode.createWithSql('text collate "C"') } : node,
    );
  }
}
