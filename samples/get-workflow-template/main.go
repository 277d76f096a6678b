package main

import (
	"context"
	"fmt"
	"log"
)

func main() {
	ctx := context.Background()
	easel, err := NewEasel()
	if err != nil {
		log.Fatal(err)
	}
	var template struct {
		Name        string
		Version     int
		BaseCredits float64
		Fields      struct {
			FieldAttrs []struct {
				NodeID, FieldName, Type string
				Label                   struct{ En, Zh string }
			}
		}
	}
	err = easel.Call(ctx, "GET", "/v1/workflows/742035880126534001", nil, &template)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%s, version %d, %v credits\n", template.Name, template.Version, template.BaseCredits)
	for _, field := range template.Fields.FieldAttrs {
		fmt.Printf("node %s %s: %s, %s\n", field.NodeID, field.FieldName, field.Type, field.Label.En)
	}
}
